import type { DemoContent } from "../schema";
import { site } from "../site";

export default {
  path: "/demo",
  name: "Demo",
  title: "Request a demo: AI coaching and influencer mentors",
  description: `See ${site.name} with a goal of your own. We’ll set it up with you, introduce the AI coach and the influencer mentors, and plan the first week.`,
  head: {
    title: "Bring one goal you’re stuck on.",
    text: "We’ll plan its first week with you, and show where the AI coach and influencer mentors would help. The plan is yours even if you don’t join.",
    picture: {
      art: "demo",
      photo: { id: "photo-1633113088942-99089f4abffa", alt: "People working together on a laptop" },
    },
  },
  form: {
    title: "Request a demo",
    intro: "Full name and work email are required. The rest helps us prepare.",
    optional: "optional",
    fields: {
      name: { label: "Full name", autocomplete: "name", missing: "Enter your full name." },
      email: {
        label: "Work email",
        type: "email",
        autocomplete: "email",
        missing: "Enter your work email.",
        invalid: "Check this address. It should look like name@example.com.",
      },
      company: { label: "Company", autocomplete: "organization" },
      role: { label: "Role", autocomplete: "organization-title", placeholder: "What you do" },
    },
    interests: {
      legend: "What interests you?",
      options: [
        { id: "freelancer", label: "Freelancer Tools" },
        { id: "entrepreneur", label: "Entrepreneur Growth" },
        { id: "organization", label: "Team Performance" },
        { id: "education", label: "Educational Programs" },
        { id: "health", label: "Wellness Solutions" },
      ],
    },
    footnote: "One goal is all you need to bring.",
    submit: "Send Request",
    withoutScript: "This form needs JavaScript. Without it, email us at",
  },
  sent: {
    title: "Thank you, {name}.",
    text: "We’ll be in touch shortly at {email}.",
    steps: [
      {
        when: "Before the demo",
        what: `Pick one goal you’d like to work on in ${site.name}. A rough sentence is enough.`,
      },
      { when: "At the demo", what: "We’ll set that goal up together and plan the first week." },
      { when: "Afterward", what: "The plan is yours whether you join or not." },
    ],
  },
  closing: { line: "Want to look around first?", action: { label: "See the Dashboard", href: "/dashboard" } },
} as const satisfies DemoContent;
