// Sample people: replace before launch. Some are authors in blog.ts, or have a session in dashboard.ts.

import type { PartnersContent } from "../schema";

export default {
  path: "/partners",
  name: "Partners",
  title: "Partners: influencer mentors and partner program",
  description:
    "Meet the four influencers who mentor with us, and see what the partner program offers: co-marketing, revenue and exclusive tools.",
  header: {
    title: "People who lift other people.",
    text: "Our mentors are influencers who teach what they do for a living, in sessions small enough for your questions. If you do that too, there’s room for you here.",
    picture: {
      art: "partners",
      photo: { id: "photo-1590602847861-f357a9332bbc", alt: "A microphone set up to record a podcast" },
    },
    link: { label: "How the program works", href: "/partners#program" },
  },
  mentors: {
    title: "Four mentors, four kinds of leap",
    people: [
      {
        name: "Mara Lindqvist",
        expertise: "Growth hacking and viral marketing",
        picture: {
          art: "portrait-1",
          photo: { id: "photo-1544005313-94ddf0286df2", alt: "Portrait of Mara Lindqvist", faces: true },
        },
      },
      {
        name: "Jordan Vale",
        expertise: "Leadership and high-performance teams",
        picture: {
          art: "portrait-2",
          photo: { id: "photo-1531384441138-2736e62e0919", alt: "Portrait of Jordan Vale", faces: true },
        },
      },
      {
        name: "Ines Duarte",
        expertise: "Personal branding and storytelling",
        picture: {
          art: "portrait-3",
          photo: { id: "photo-1554151228-14d9def656e4", alt: "Portrait of Ines Duarte", faces: true },
        },
      },
      {
        name: "Kofi Mensah",
        expertise: "Financial independence and investing",
        picture: {
          art: "portrait-4",
          photo: { id: "photo-1500648767791-00dcc994a43e", alt: "Portrait of Kofi Mensah", faces: true },
        },
      },
    ],
  },
  program: {
    id: "program",
    title: "The partner program",
    text: "Teach with us. The program is for people with an audience, a craft and the patience to pass it on.",
    items: [
      {
        title: "Co-market",
        text: "Joint sessions, shared posts and a page of your own. You keep your voice, and you approve everything that carries your name.",
      },
      {
        title: "Earn revenue",
        text: "Earn through referrals when people you send us subscribe, and through licensing when your material becomes a course or a coaching track.",
      },
      {
        title: "Access exclusive tools",
        text: "Early access to new features of the AI content toolkit, a direct line to the people who build it, and a view of the questions your audience asks most.",
      },
    ],
    apply: {
      title: "Tell us who you reach.",
      text: "A few lines about your audience, and what you’d teach.",
      action: { label: "Apply to Partner", href: "/contact" },
    },
    login: {
      question: "Already a partner?",
      action: { label: "Partner Login", notice: "notImplemented" },
    },
  },
  closing: {
    line: "First, see what members see.",
    action: { label: "Get Started Free", href: "/dashboard" },
  },
} as const satisfies PartnersContent;
