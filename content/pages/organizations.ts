export default {
  path: "/solutions/organizations",
  name: "organizations",
  title: "organizations | Upwell",
  description: "organizations",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
