export default {
  path: "/dashboard",
  name: "dashboard",
  title: "dashboard | Upwell",
  description: "dashboard",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
