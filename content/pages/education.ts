export default {
  path: "/solutions/education",
  name: "education",
  title: "education | Upwell",
  description: "education",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
