export default {
  path: "/demo",
  name: "demo",
  title: "demo | Upwell",
  description: "demo",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
