export default {
  path: "/solutions/health",
  name: "health",
  title: "health | Upwell",
  description: "health",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
