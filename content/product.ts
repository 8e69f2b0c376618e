import type { ProductRules } from "./schema";

/**
 * The promises of the site, as parts of the other files of content/: labels, links, notices, prices, ids. A file may have more, and
 * the entries of a list any order. Change something here only with the owner's consent. docs/product.md says what the site does.
 */
export default {
  "navigation.ts": {
    navigation: {
      labels: { overview: "All Solutions" },
      items: [
        { name: "Home", path: "/" },
        { name: "Solutions", path: "/solutions" },
        { name: "About Us", path: "/about" },
        { name: "Products", path: "/products" },
        { name: "Partners", path: "/partners" },
        { name: "Pricing", path: "/pricing" },
        { name: "Blog", path: "/blog" },
        { name: "Contact", path: "/contact" },
      ],
      demo: { label: "Request a Demo", notice: "notImplemented" },
      join: { label: "Join Now", href: "/dashboard" },
      footer: [
        { title: "Solutions", solutions: ["freelancers", "entrepreneurs", "organizations", "education"] },
        {
          title: "Company",
          links: [
            { label: "About", href: "/about" },
            { label: "Blog", href: "/blog" },
            { label: "Partners", href: "/partners" },
          ],
        },
        {
          title: "Resources",
          links: [
            { label: "Contact", href: "/contact" },
            { label: "Demo", href: "/demo" },
          ],
        },
        {
          title: "Legal",
          links: [
            { label: "Privacy Policy", notice: "notImplemented" },
            { label: "Terms of Service", notice: "notImplemented" },
          ],
        },
      ],
      social: [
        { name: "LinkedIn", notice: "notImplemented" },
        { name: "Instagram", notice: "notImplemented" },
        { name: "YouTube", notice: "notImplemented" },
      ],
    },
  },

  "notices.ts": {
    notices: {
      notImplemented: {
        title: "Feature Not Implemented",
        text: "This feature isn't implemented yet; it can be requested in the next prompt.",
      },
      useContactForm: { title: "Live Chat Not Available", text: "Not implemented; use the contact form." },
      preview: {
        title: "This is a Preview",
        text: "Full dashboard functionality is available after sign up.",
      },
      demoSent: {
        title: "Demo Request Sent!",
        text: "We'll be in touch shortly to schedule a personalized demo.",
        tone: "success",
      },
      messageSent: { title: "Message Sent!", text: "We'll get back as soon as possible.", tone: "success" },
    },
  },

  "onboarding.ts": {
    onboarding: {
      next: "Continue",
      back: "Back",
      steps: [
        { id: "name", question: "What should we call you?" },
        {
          id: "role",
          options: [
            { id: "freelancer", label: "Freelancer" },
            { id: "entrepreneur", label: "Entrepreneur" },
            { id: "organization", label: "Part of an Organization" },
            { id: "education", label: "Student / Educator" },
            { id: "health", label: "Health Professional" },
          ],
        },
        {
          id: "goals",
          max: 3,
          options: [
            { id: "productivity" },
            { id: "influence" },
            { id: "resilience" },
            { id: "career" },
            { id: "business" },
            { id: "wellness" },
          ],
        },
      ],
      done: { title: "You're all set!", text: "Preparing your dashboard..." },
    },
  },

  "pages/home.ts": {
    hero: {
      actions: [
        { label: "Get Started Free", href: "/dashboard" },
        { label: "Request a Demo", href: "/demo" },
      ],
    },
    advantage: {
      coaching: { title: "Personalized AI coaching" },
      network: { title: "Top influencer network" },
      everyone: { title: "Solutions for everyone" },
    },
  },

  "pages/products.ts": {
    products: [
      { title: "AI Motivation Engine" },
      { title: "Influencer Hub" },
      { title: "AI Content Toolkit" },
      { title: "Coaching Marketplace" },
      { title: "Exclusive Retreats" },
      { title: "Mental Health Support" },
    ],
    learnMore: { label: "Learn More", notice: "notImplemented" },
    plans: { link: { href: "/pricing" } },
  },

  "pages/freelancers.ts": { hero: { actions: [{ href: "/pricing" }] } },
  "pages/entrepreneurs.ts": { hero: { actions: [{ href: "/pricing" }, { href: "/demo" }] } },
  "pages/organizations.ts": {
    hero: { actions: [{ label: "Book a Demo", href: "/demo" }] },
    testimonial: { stat: { value: "15%", meaning: "increase in quota attainment over six months" } },
  },
  "pages/education.ts": {
    hero: {
      title: "For the Next Generation of Leaders",
      actions: [
        { label: "Contact our Education Team", href: "/contact" },
        { notice: "notImplemented", variant: "link" },
      ],
    },
    benefits: {
      items: [{ title: "Prepare students" }, { title: "Foster innovation" }, { title: "Enhance engagement" }],
    },
  },
  "pages/health.ts": {
    hero: {
      actions: [
        { label: "Explore our practitioner program", notice: "notImplemented" },
        { label: "Request a Professional Demo", href: "/demo" },
      ],
    },
    benefits: {
      items: [
        { title: "24/7 AI patient support" },
        { title: "Therapeutic outcomes insights" },
        { title: "Holistic well-being" },
      ],
    },
  },

  "pages/partners.ts": {
    mentors: {
      people: [
        { expertise: "Growth hacking and viral marketing" },
        { expertise: "Leadership and high-performance teams" },
        { expertise: "Personal branding and storytelling" },
        { expertise: "Financial independence and investing" },
      ],
    },
    program: {
      items: [{ title: "Co-market" }, { title: "Earn revenue" }, { title: "Access exclusive tools" }],
      apply: { action: { label: "Apply to Partner", href: "/contact" } },
      login: { action: { label: "Partner Login", notice: "notImplemented" } },
    },
  },

  "pages/demo.ts": {
    form: {
      interests: {
        options: [
          { id: "freelancer", label: "Freelancer Tools" },
          { id: "entrepreneur", label: "Entrepreneur Growth" },
          { id: "organization", label: "Team Performance" },
          { id: "education", label: "Educational Programs" },
          { id: "health", label: "Wellness Solutions" },
        ],
      },
    },
  },

  "pages/blog.ts": {
    readMore: { label: "Read More", notice: "notImplemented" },
    loadMore: { label: "Load More Articles", notice: "notImplemented" },
  },

  "pages/pricing.ts": {
    plans: [
      {
        name: "Free",
        price: "$0",
        frequency: "forever",
        features: [
          "Basic AI motivation",
          "Goal tracking limited to 3 goals",
          "Community forum access",
          "Weekly newsletter",
        ],
        link: "/dashboard",
      },
      {
        name: "Premium",
        price: "$29",
        frequency: "per month",
        features: [
          "Advanced AI coaching",
          "Unlimited goal tracking",
          "Influencer hub access",
          "AI content toolkit",
          "Priority support",
        ],
        link: "/dashboard",
        highlight: "Most Popular",
      },
      {
        name: "Enterprise",
        price: "Custom",
        features: [
          "Team dashboards",
          "Usage analytics",
          "Dedicated account manager",
          "Custom integrations",
          "Volume licensing",
        ],
        link: "/contact",
      },
    ],
  },

  "pages/contact.ts": {
    channels: {
      chat: { action: { label: "Live Chat", notice: "useContactForm" } },
      faq: { action: { label: "FAQ", notice: "useContactForm" } },
    },
  },

  "pages/dashboard.ts": {
    progress: {
      influence: { label: "Influence score", value: 78 },
      goals: { label: "Goal completion", value: 92 },
      trend: { label: "Motivation trend", value: "High" },
    },
    hub: { items: [{ tag: "Live session" }, { tag: "New course" }] },
  },

  "pages/not-found.ts": { head: { title: "Page Not Found" }, home: { href: "/" } },
} satisfies ProductRules;
