/** The part of each illustration and photo that stays in view where its frame crops it: "object-…" classes of the image. */
export const focalPoints = {
  homeHero: "object-[50%_25%]",
  leadProduct: "object-[30%_60%]",
  // Keeps the illustration's top right corner, where its sun is.
  partners: "[&_img]:object-[78%_0]",
  solutionHero: {
    freelancers: "[&_img]:object-[50%_40%]",
    entrepreneurs: "[&_img]:object-[50%_40%]",
    organizations: "[&_img]:object-[60%_16%]",
    education: "[&_img]:object-[50%_40%]",
    health: "[&_img]:object-[50%_40%]",
  },
  /** Narrow frames show the crest of the wave. */
  solutionLink: {
    freelancers: "object-[66%]",
    entrepreneurs: "object-[22%]",
    organizations: "object-[82%]",
    education: "object-center",
    health: "object-[76%]",
  },
  solutionPanel: {
    freelancers: "object-[66%_50%]",
    entrepreneurs: "object-[30%_50%]",
    organizations: "object-[84%_50%]",
    education: "object-center",
    health: "object-[78%_50%]",
  },
};
