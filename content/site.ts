import type { Site } from "./schema";

export const site = {
  // Other files that carry it, and the page that explains it: docs/editing-words.md.
  name: "Upwell",
  // The placeholder of a site that has no address yet: a production build refuses it.
  origin: "https://www.upwell.example",
  tagline: "AI coaching and influencer mentorship for people with something to bring up.",
  language: "en",
  locale: "en_US",
  email: "hello@upwell.example",
  securityTxtExpires: "2027-10-31",
} as const satisfies Site;
