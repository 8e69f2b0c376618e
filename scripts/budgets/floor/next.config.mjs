/** The framework and nothing else: what it weighs is the floor of the site's budgets. */
export default {
  output: "export",
  generateBuildId: () => "floor",
};
