/** A font of the system that stands in for one of ours, at these weights. */
export interface Substitute {
  like: "Arial" | "Roboto";
  weights: string;
  /** What systems call it, in full: Arial and the two that have its widths, or Roboto. */
  locals: readonly string[];
  /** How much wider ours is, measured in Chromium over the words of the site. */
  width: number;
  /** Of ours, as parts of its size. */
  ascent: number;
  descent: number;
}

const arialBold = ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"];
// Regular Roboto is as wide as Arial, to a third of a hundredth. The bold ones differ.
const arialOrRoboto = ["Arial", "Liberation Sans", "Helvetica", "Roboto"];
const robotoBold = ["Roboto Bold"];

// Light text and strong text have substitutes of their own: a bold Arial is an eighth wider than a regular one.
const light = "400 549";
const strong = "550 750";

const bricolage = { ascent: 0.93, descent: 0.27 };
const figtree = { ascent: 0.95, descent: 0.25 };

export const substitutes = {
  bricolage: [
    { like: "Arial", weights: light, locals: arialOrRoboto, width: 1.066, ...bricolage },
    { like: "Arial", weights: strong, locals: arialBold, width: 1.008, ...bricolage },
    { like: "Roboto", weights: strong, locals: robotoBold, width: 1.075, ...bricolage },
  ],
  figtree: [
    { like: "Arial", weights: light, locals: arialOrRoboto, width: 1.013, ...figtree },
    { like: "Arial", weights: strong, locals: arialBold, width: 0.949, ...figtree },
    { like: "Roboto", weights: strong, locals: robotoBold, width: 1.01, ...figtree },
  ],
} as const satisfies Record<string, readonly Substitute[]>;
