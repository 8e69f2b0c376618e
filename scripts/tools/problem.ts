/** A failure that the reader can act on: it is told in its own words, without a stack. */
export class Problem extends Error {}
