// The description repeats the price of Premium, and products.ts has a short form of the plans.

import type { PricingContent } from "../schema";

export default {
  path: "/pricing",
  name: "Pricing",
  title: "Pricing: Free, Premium and Enterprise plans",
  description:
    "Compare the plans: Free with three goals and the forum, Premium for $29 per month with unlimited goals, and Enterprise with team dashboards.",
  header: {
    title: "Start free. Go\u00a0deeper later.",
    text: "Free stays free. Premium adds influencer mentors to the AI coach, and Enterprise adds tools for groups.",
  },
  plans: [
    {
      name: "Free",
      price: "$0",
      frequency: "forever",
      description: "For a first goal and a steady rhythm.",
      features: [
        "Basic AI motivation",
        "Goal tracking limited to 3 goals",
        "Community forum access",
        "Weekly newsletter",
      ],
      cta: "Get Started Free",
      link: "/dashboard",
    },
    {
      name: "Premium",
      price: "$29",
      frequency: "per month",
      description: "For bigger goals, and more of them.",
      features: [
        "Advanced AI coaching",
        "Unlimited goal tracking",
        "Influencer hub access",
        "AI content toolkit",
        "Priority support",
      ],
      cta: "Go Premium",
      link: "/dashboard",
      highlight: "Most Popular",
    },
    {
      name: "Enterprise",
      price: "Custom",
      frequency: "",
      description: "For teams, schools and clinics that want progress they can see.",
      features: [
        "Team dashboards",
        "Usage analytics",
        "Dedicated account manager",
        "Custom integrations",
        "Volume licensing",
      ],
      cta: "Contact Sales",
      link: "/contact",
    },
  ],
  currencyNote: "Prices are in US dollars.",
  question: { label: "Questions about a plan? Write to us", href: "/contact" },
  closing: {
    line: "Not sure yet? Look around first.",
    action: { label: "See the Dashboard", href: "/dashboard" },
  },
} as const satisfies PricingContent;
