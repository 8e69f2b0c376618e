export default {
  path: "/partners",
  name: "partners",
  title: "partners | Upwell",
  description: "partners",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
