export default {
  path: "/solutions",
  name: "solutions",
  title: "solutions | Upwell",
  description: "solutions",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
