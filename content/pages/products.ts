import type { ProductsContent } from "../schema";

export default {
  path: "/products",
  name: "Products",
  title: "Products: AI coaching, influencer mentors and more",
  description:
    "Meet the AI coach and the influencer mentors, book a human coach, write with the content toolkit, go on a retreat, and find mental health support.",
  header: {
    title: "Six products, one direction.",
    text: "An AI coach for ordinary days, influencer mentors for big ones, and support for the hard ones.",
  },
  // Colors, from the surface down: shallow for what is in the app, middle for meeting people, deep for help on hard days.
  // The first product is a large card, with the illustration and the message below.
  products: [
    {
      icon: "Waves",
      title: "AI Motivation Engine",
      description:
        "A daily coach that learns what gets you moving and what stops you. One question in the morning, one look back at night.",
      color: "shallow",
    },
    {
      icon: "Waypoints",
      title: "Influencer Hub",
      description: "Mentors, live sessions and introductions in one place. Follow a subject, not the crowd.",
      color: "shallow",
    },
    {
      icon: "Pencil",
      title: "AI Content Toolkit",
      description: "From rough note to finished post, in your own voice. Nothing goes out until you say so.",
      color: "shallow",
    },
    {
      icon: "MessageCircle",
      title: "Coaching Marketplace",
      description:
        "Book a human coach for the questions that need a person. Choose by subject, meet by video.",
      color: "middle",
    },
    {
      icon: "Tent",
      title: "Exclusive Retreats",
      description: "A few days away with people on the same climb, led by one of our mentors.",
      color: "middle",
    },
    {
      icon: "Heart",
      title: "Mental Health Support",
      description: "Everyday check-ins, and a clear path to professional help when you need it.",
      color: "deep",
    },
  ],
  learnMore: { label: "Learn More", notice: "notImplemented" },
  leadArt: "session",
  note: {
    label: "Sample message from the daily coach",
    from: "Daily coach",
    when: "Today, 7:40 AM",
    text: "You write best before 10\u00a0AM. Want me to move the proposal up?",
  },
  plans: {
    title: "Start with a coach. Add mentors when you’re ready.",
    // A short form of the plans in pricing.ts.
    rows: [
      { plan: "Free", adds: "Basic AI motivation and up to three goals" },
      { plan: "Premium", adds: "Advanced AI coaching, influencer hub and AI content toolkit" },
      { plan: "Enterprise", adds: "Team dashboards and custom integrations" },
    ],
    link: { label: "See Pricing", href: "/pricing" },
  },
  closing: { line: "Your first step is free.", action: { label: "Get Started Free", href: "/dashboard" } },
} as const satisfies ProductsContent;
