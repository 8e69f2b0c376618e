import type { Notice, NoticeLabels } from "./schema";

/** The notices, by the names that buttons and forms use. */
export const notices = {
  notImplemented: {
    title: "Feature Not Implemented",
    text: "This feature isn’t implemented yet; it can be requested in the next prompt.",
    tone: "info",
  },
  useContactForm: {
    title: "Live Chat Not Available",
    text: "Not implemented; use the contact form.",
    tone: "info",
  },
  preview: {
    title: "This is a Preview",
    text: "Full dashboard functionality is available after sign up.",
    tone: "info",
  },
  demoSent: {
    title: "Demo Request Sent!",
    text: "We’ll be in touch shortly to schedule a personalized demo.",
    tone: "success",
  },
  messageSent: {
    title: "Message Sent!",
    text: "We’ll get back as soon as possible.",
    tone: "success",
  },
} as const satisfies Readonly<Record<string, Notice>>;

/** Labels of the notices region and its button. */
export const noticeLabels = {
  region: "Notifications (F8)",
  close: "Close notification",
  info: "Information",
  success: "Success",
} as const satisfies NoticeLabels;
