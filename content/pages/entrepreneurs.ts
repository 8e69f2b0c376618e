export default {
  path: "/solutions/entrepreneurs",
  name: "entrepreneurs",
  title: "entrepreneurs | Upwell",
  description: "entrepreneurs",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
