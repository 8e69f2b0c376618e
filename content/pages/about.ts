// Sample people: replace before launch, with their names in the story.
// The header explains the product's name.

import type { AboutContent } from "../schema";
import { site } from "../site";

export default {
  path: "/about",
  name: "About Us",
  title: "About us: AI coaching with influencer mentors",
  description: `How one question every morning grew into AI coaching and influencer mentorship, where ${site.name} is headed, and who runs it.`,
  header: {
    title: "Named after a current.",
    text: "An upwelling is deep water that rises and feeds everything above it. We think motivation works the same way: it’s already there. Our AI coach and influencer mentors help it rise.",
  },
  story: {
    title: "How it began",
    text: "From a morning text to a daily AI coach.",
    parts: [
      {
        opening: "Two people sent each other one question every morning. That was all.",
        paragraphs: [
          "Nadia Ferrante was building a company on her own. Tomas Reid was coaching people who left every session full of plans and came back with none of them done. So they made a rule: one question before 9\u00a0AM, one honest answer, no advice.",
          "It helped more than either of them expected, and for a simple reason. The question arrived on the day it was needed, from someone who remembered last week. Priya Raman turned the habit into an AI coach that remembers, notices the pattern and asks at the right hour.",
        ],
      },
      {
        opening: "Even a good question has its limits.",
        paragraphs: [
          "Some steps are too big to take alone, and then you want someone who has taken them. Samuel Adeyemi brought in the first mentors: influencers with a craft, willing to talk about the parts that went badly.",
          "That’s still the idea: a question every day, a mentor for the big steps, and an honest word when neither is enough.",
        ],
      },
    ],
    people: ["Nadia Ferrante", "Tomas Reid", "Priya Raman", "Samuel Adeyemi"],
  },
  missionVision: {
    mission: {
      label: "Our mission",
      line: "Keep people moving on the work that matters to them, one honest question at a time.",
      practice: "In practice: fewer plans, smaller steps, and a coach that asks before it tells.",
    },
    vision: {
      label: "Our vision",
      line: "Everyone has someone to ask.",
      practice:
        "In practice: a coach and a mentor within reach of every freelancer, founder, team, classroom and clinic.",
    },
  },
  team: {
    title: "The people behind the question",
    people: [
      {
        name: "Nadia Ferrante",
        role: "Co-founder and CEO",
        picture: {
          art: "team-1",
          photo: { id: "photo-1573496359142-b8d87734a5a2", alt: "Portrait of Nadia Ferrante", faces: true },
        },
      },
      {
        name: "Tomas Reid",
        role: "Co-founder and head of coaching",
        picture: {
          art: "team-2",
          photo: { id: "photo-1472099645785-5658abf4ff4e", alt: "Portrait of Tomas Reid", faces: true },
        },
      },
      {
        name: "Priya Raman",
        role: "Head of product and AI",
        picture: {
          art: "team-3",
          photo: { id: "photo-1531123897727-8f129e1688ce", alt: "Portrait of Priya Raman", faces: true },
        },
      },
      {
        name: "Samuel Adeyemi",
        role: "Head of mentors and partners",
        picture: {
          art: "team-4",
          photo: { id: "photo-1519085360753-af0119f7cbe7", alt: "Portrait of Samuel Adeyemi", faces: true },
        },
      },
    ],
  },
  closing: {
    line: "Ready for your first question?",
    action: { label: "Get Started Free", href: "/dashboard" },
  },
} as const satisfies AboutContent;
