export default {
  path: "/contact",
  name: "contact",
  title: "contact | Upwell",
  description: "contact",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
