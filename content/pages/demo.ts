import type { DemoContent } from "../schema";
import { site } from "../site";

export default {
  path: "/demo",
  name: "Demo",
  title: "Request a demo: AI coaching and influencer mentors",
  description: `Watch ${site.name} work on a goal of your own: the questions of an AI coach, the subjects of influencer mentors, and the steps in between.`,
  header: {
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
    footnote: "None of these? Skip them.",
    submit: "Send Request",
    withoutScript: "This form needs JavaScript. Without it, email us at",
  },
  sent: {
    title: "Thank you, {name}.",
    text: "We’ll write to {email}.",
    steps: [
      {
        when: "Before the demo",
        what: "Put the goal into words. A rough sentence is enough.",
      },
      {
        when: "At the demo",
        what: `You’ll see your goal in ${site.name}, from the first question to the first step.`,
      },
      { when: "Afterward", what: "Take the first step while it’s fresh." },
    ],
  },
  closing: {
    line: "Curious what a day looks like?",
    action: { label: "See the Dashboard", href: "/dashboard" },
  },
} as const satisfies DemoContent;
