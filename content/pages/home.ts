// Sample partners: replace the names and symbols of partners.logos before launch.
// Northkeep is also the company of the quotation in organizations.ts.

import type { HomeContent } from "../schema";
import { site } from "../site";

export default {
  path: "/",
  name: "Home",
  title: `${site.name}: AI coaching and influencer mentorship`,
  description: `${site.name} pairs a daily AI coach with influencer mentors, so your motivation lasts and your influence grows. Start free, or request a demo.`,
  hero: {
    title: "Bring your best to the surface.",
    text: "A daily AI coach keeps you moving, and influencer mentors help with the big steps. For freelancers, founders, teams, schools and clinics.",
    actions: [
      { label: "Get Started Free", href: "/dashboard" },
      { label: "Request a Demo", href: "/demo" },
    ],
    photo: { id: "photo-1560250097-0b93528c311a", alt: "Portrait of a man", faces: true },
    note: {
      label: "Sample exchange with the daily coach",
      from: "Daily coach",
      when: "Today, 8:10 AM",
      text: "You have forty clear minutes before your first call. What gets them: the pitch or the inbox?",
      reply: { from: "Member:", text: "The pitch." },
    },
  },
  advantage: {
    title: "A coach for every day. A mentor for the leap.",
    text: `A plan is easy to make and easy to drop. ${site.name} remembers what you set out to do, asks how it’s going, and says when it’s time to ask a person.`,
    // Beside the texts are the chat, the subjects of the mentors (partners.ts) and the cards of solutions.ts.
    coaching: {
      title: "Personalized AI coaching",
      text: "Your AI coach learns your goals, your rhythm and the week you’re having. Then it asks the one question that gets you started.",
      link: { label: "AI Motivation Engine", href: "/products" },
      chat: {
        label: "Sample chat with the AI coach",
        speakers: { coach: "Coach:", member: "Member:" },
        messages: [
          {
            from: "coach",
            text: "You planned the proposal for Tuesday, then moved it twice. What feels heavy about it?",
          },
          { from: "member", text: "The price. I keep lowering it." },
          {
            from: "coach",
            text: "What if the price comes last? Write the first page now, and we’ll set the number together at 3\u00a0PM.",
          },
        ],
      },
    },
    network: {
      title: "Top influencer network",
      text: "Mentors who’ve been where you’re going, in the subject you need next.",
    },
    everyone: {
      title: "Solutions for everyone",
      text: "Every kind of work has its own place to start.",
      link: { label: "All Solutions", href: "/solutions" },
    },
  },
  partners: {
    title: "Companies that rise with us",
    logos: [
      { name: "Harborline", symbol: "M4 22C10 22 10 8 16 8s6 14 12 14M4 28h24", weight: 700 },
      { name: "Northkeep", symbol: "M16 3v26M3 16h26M8 8l16 16M24 8 8 24", weight: 500 },
      { name: "Fielden", symbol: "M5 28V6h20M5 16h14", weight: 600 },
      { name: "Oru Studio", symbol: "M16 4a12 12 0 1 0 .01 0M16 11a5 5 0 1 0 .01 0", weight: 400 },
      { name: "Kestrel", symbol: "M4 8c8 0 14 4 14 16M28 8C22 8 18 12 18 24", weight: 700 },
      { name: "Solstead", symbol: "M4 26h24M8 26a8 8 0 0 1 16 0M16 6v6", weight: 500 },
    ],
  },
  closing: {
    line: "What’s your next step?",
    action: { label: "Get Started Free", href: "/dashboard" },
  },
} as const satisfies HomeContent;
