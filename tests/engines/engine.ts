/** What a test does with a browser, whatever drives it. */
export interface Engine {
  /** The narrowest window that it can have, in CSS pixels: a phone's, or as near to that as it comes. */
  narrowest: number;
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page, which may use nothing of what is around it, and returns what it returns. */
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
  /** Takes a picture of what is in the window, as PNG. */
  takePicture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** What a visitor has set in the system. */
export interface Settings {
  reducedMotion: boolean;
  /** Windows' contrast themes. Only Firefox has them elsewhere too. */
  forcedColors: boolean;
}
