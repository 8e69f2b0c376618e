import type { ContactContent } from "../schema";
import { site } from "../site";

export default {
  path: "/contact",
  name: "Contact",
  title: "Contact us: questions, partnerships and feedback",
  description: `Reach ${site.name} by form or email with questions about the AI coach, influencer mentors, plans or a partnership.`,
  header: {
    title: "Tell us what’s on your mind.",
    text: "A question, a partnership, a problem we should know about: write to us here or by email.",
  },
  channels: {
    mail: { title: "General inquiries", text: "For anything that doesn’t fit a form." },
    chat: {
      title: "Chat with us",
      text: "Not open yet. Use the form instead.",
      action: { label: "Live Chat", notice: "useContactForm" },
    },
    faq: {
      title: "Common questions",
      text: "Not written yet. Ask us in the form.",
      action: { label: "FAQ", notice: "useContactForm" },
    },
  },
  form: {
    title: "Send a message",
    intro: "All fields are required.",
    fields: {
      name: { label: "Name", autocomplete: "name", missing: "Enter your name." },
      email: {
        label: "Email",
        type: "email",
        autocomplete: "email",
        missing: "Enter your email address.",
        invalid: "Check this address. It should look like name@example.com.",
      },
      message: {
        label: "Message",
        type: "textarea",
        placeholder: "What would you like to talk about?",
        missing: "Write a message.",
      },
    },
    footnote: "Partners, tell us who you reach. Schools, tell us who you teach.",
    submit: "Send Message",
    withoutScript: "This form needs JavaScript. Without it, email us at",
  },
  sent: {
    title: "Thank you for writing.",
    text: "Thought of something else? Write to us:",
  },
  closing: { line: "Prefer to see for yourself?", action: { label: "Get Started Free", href: "/dashboard" } },
} as const satisfies ContactContent;
