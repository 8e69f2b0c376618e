const arialBold = ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"];
// Regular Roboto is as wide as Arial, to a third of a hundredth. The bold ones differ.
const arialOrRoboto = ["Arial", "Liberation Sans", "Helvetica", "Roboto"];
const robotoBold = ["Roboto Bold"];

// Light text and strong text have substitutes of their own: a bold Arial is an eighth wider than a regular one.
const [light, strong] = ["400 549", "550 750"];

const bricolage = { family: "Bricolage Grotesque", ascent: 0.93, descent: 0.27 };
const figtree = { family: "Figtree", ascent: 0.95, descent: 0.25 };

/**
 * Fonts of the system that stand in for ours until they have come: what systems call them in full, how much wider ours are,
 * measured in Chromium over the words of the site, and the height of ours, as parts of their size.
 */
const substitutes = [
  { ...bricolage, like: "Arial", weights: light, locals: arialOrRoboto, width: 1.066 },
  { ...bricolage, like: "Arial", weights: strong, locals: arialBold, width: 1.01 },
  { ...bricolage, like: "Roboto", weights: strong, locals: robotoBold, width: 1.075 },
  { ...figtree, like: "Arial", weights: light, locals: arialOrRoboto, width: 1.008 },
  { ...figtree, like: "Arial", weights: strong, locals: arialBold, width: 0.949 },
  { ...figtree, like: "Roboto", weights: strong, locals: robotoBold, width: 1.01 },
];

/** Returns the styles that declare the substitutes, in the width and height of our fonts: "Figtree Arial". */
export function substituteFaces(): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  const faces = substitutes.map(
    ({ family, ascent, descent, like, weights, locals, width }) =>
      `@font-face{font-family:"${family} ${like}";font-weight:${weights};` +
      `src:${locals.map((name) => `local("${name}")`).join()};size-adjust:${percent(width)};` +
      `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`,
  );
  return faces.join("");
}
