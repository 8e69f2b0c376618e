/** Next.js and React with nothing of the site: what every figure of the bench is compared with. */
export default {
  output: "export",
  generateBuildId: () => "baseline",
};
