export default {
  path: "/blog",
  name: "blog",
  title: "blog | Upwell",
  description: "blog",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
