import type { Site } from "./schema";

export const site = {
  // docs/content.md lists what else to change with it.
  name: "Upwell",
  // A placeholder, which a production build refuses.
  origin: "https://www.upwell.example",
  tagline: "AI coaching and influencer mentorship for people, teams, schools and clinics.",
  language: "en",
  locale: "en_US",
  email: "hello@upwell.example",
} as const satisfies Site;
