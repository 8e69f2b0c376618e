export default {
  path: "/solutions/freelancers",
  name: "freelancers",
  title: "freelancers | Upwell",
  description: "freelancers",
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
};
