export default {
  path: "/products",
  name: "products",
  title: "products | Upwell",
  description: "products",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
