import type { ContactContent } from "../schema";
import { site } from "../site";

export default {
  path: "/contact",
  name: "Contact",
  title: `Contact us: a message, a mail, a question | ${site.name}`,
  description: `Write to ${site.name} about a question, a partnership or a problem we should know about: send a message here or by email.`,
  head: {
    title: "Say what is on your mind.",
    lead: "A question, a partnership, a problem we should know about. Write to us here, or pick another way below.",
  },
  channels: {
    mail: { title: "General inquiries", text: "For everything that has no form" },
    chat: {
      title: "Live chat",
      text: "Not open yet, the form is quicker",
      action: { label: "Live Chat", notice: "liveChat" },
    },
    faq: {
      title: "Common questions",
      text: "Plans, mentors and the daily coach",
      action: { label: "FAQ", notice: "liveChat" },
    },
  },
  form: {
    title: "Send a message",
    intro: "All three fields are needed.",
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
    footnote: "We answer as soon as we can.",
    submit: "Send message",
    withoutScript: "This form needs JavaScript. Without it, write to us at",
  },
  sent: {
    title: "Thank you for writing.",
    text: "We'll get back to you as soon as possible.",
  },
  closing: { line: "What will you bring up?", action: { label: "Get Started Free", href: "/dashboard" } },
} as const satisfies ContactContent;
