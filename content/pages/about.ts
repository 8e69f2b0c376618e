export default {
  path: "/about",
  name: "about",
  title: "about | Upwell",
  description: "about",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
