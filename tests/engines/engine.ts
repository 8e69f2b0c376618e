/** A browser, whatever drives it. */
export interface Engine {
  /** The narrowest possible window, in CSS pixels: a phone's, or as close as possible. */
  narrowest: number;
  open: (url: string) => Promise<unknown>;
  /** Runs a self-contained function in the page, and returns its result. */
  evaluate: <Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  moveTo: (x: number, y: number) => Promise<void>;
  pressButton: () => Promise<void>;
  releaseButton: () => Promise<void>;
  /** Presses and releases a key: a character, or one of those with a name. */
  pressKey: (key: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Takes a picture of the window, as PNG. */
  takePicture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
