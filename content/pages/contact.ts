import type { ContactContent } from "../schema";
import { site } from "../site";

export default {
  path: "/contact",
  name: "Contact",
  title: `Contact us: questions, partnerships and feedback | ${site.name}`,
  description: `Ask about plans, mentors or the AI coach, propose a partnership or report a problem. Write to ${site.name} here or by email.`,
  head: {
    title: "Tell us what’s on your\u00a0mind.",
    lead: "A question, a partnership, a problem we should know about: write to us here, or pick another way below.",
  },
  channels: {
    mail: { title: "General inquiries", text: "If you’d rather write an email" },
    chat: {
      title: "Live chat",
      text: "Not open yet. Please use the form.",
      action: { label: "Live Chat", notice: "liveChat" },
    },
    faq: {
      title: "Common questions",
      text: "Plans, mentors and the AI coach",
      action: { label: "FAQ", notice: "liveChat" },
    },
  },
  form: {
    title: "Send a message",
    intro: "All fields are required.",
    name: { label: "Name", missing: "Enter your name." },
    email: {
      label: "Email",
      missing: "Enter your email address.",
      invalid: "Check this address. It should look like name@example.com.",
    },
    message: {
      label: "Message",
      placeholder: "What would you like to talk about?",
      missing: "Write a message.",
    },
    footnote: "We’ll reply as soon as we can.",
    submit: "Send message",
    tooLong: "This is too long. Keep it to {limit} characters.",
    withoutScript: "This form needs JavaScript. Without it, email us at",
  },
  sent: {
    title: "Thank you for writing.",
    text: "We’ll get back to you as soon as possible.",
  },
  closing: { line: "Prefer to see for yourself?", action: { label: "Get Started Free", href: "/dashboard" } },
} as const satisfies ContactContent;
