/** A failure that the reader can act on: its message is printed without a stack. */
export class Problem extends Error {}
