// Sample people: replace before launch. Coaches are people of partners.ts and about.ts, by name.

import type { DashboardContent } from "../schema";
import { site } from "../site";

export default {
  path: "/dashboard",
  name: "Dashboard",
  title: `Dashboard preview: a day with your coach | ${site.name}`,
  description: `Look around the dashboard of ${site.name} with sample data: the daily AI coach, your progress, live sessions, coaches and the community.`,
  greeting: "Good morning, Amara.",
  badge: "Dashboard preview, sample data",
  coach: {
    title: "Your daily AI coach",
    text: "Yesterday you finished the draft you had circled for a week. Today, send it to one person before noon.",
    actions: [
      { label: "Start today’s session", notice: "preview" },
      { label: "Pick another focus", notice: "preview" },
    ],
  },
  progress: {
    title: "Your progress",
    details: { label: "View details", notice: "preview" },
    influence: {
      label: "Influence score",
      value: 78,
      scale: "of 100",
      note: "Reach, replies and repeat conversations, weighed together.",
    },
    goals: {
      label: "Goal completion",
      value: 92,
      note: "of this month’s goals",
    },
    trend: {
      label: "Motivation trend",
      value: "High",
      points: [0.12, 0.18, 0.23, 0.24, 0.24, 0.27, 0.34, 0.45, 0.56, 0.63, 0.66, 0.7, 0.78, 0.88],
      alt: "Rising over two weeks",
    },
  },
  hub: {
    title: "Content hub",
    items: [
      {
        tag: "Live session",
        live: true,
        when: "Today at 17:00, with Jordan Vale",
        mentor: "Jordan Vale",
        title: "Leading when you are not in the room",
        picture: {
          art: "session",
          photo: { id: "photo-1588196749597-9ff075ee6b5b", alt: "An online session on a laptop" },
        },
        action: { label: "Join session", notice: "preview" },
      },
      {
        tag: "New course",
        live: false,
        when: "Six lessons, about two hours",
        title: "Tell your story in ninety seconds",
        picture: {
          art: "course",
          photo: { id: "photo-1434030216411-0b793f4b4173", alt: "A person writing at a table" },
        },
        action: { label: "Start course", notice: "preview" },
      },
    ],
  },
  book: {
    title: "Book a coach",
    text: "A person for the questions that need one. Forty-five minutes, by video.",
    slots: [
      { when: "Tue 14:00", coach: "Ines Duarte" },
      { when: "Wed 09:30", coach: "Tomas Reid" },
      { when: "Thu 16:00", coach: "Ines Duarte" },
      { when: "Fri 11:15", coach: "Kofi Mensah" },
    ],
    action: { label: "Find a time", notice: "preview" },
  },
  community: {
    title: "Community buzz",
    open: { label: "Open community", notice: "preview" },
    items: [
      {
        initials: "MO",
        name: "Mira O.",
        text: "signed her first retainer after three months of one-off projects.",
        about: "Freelancers, 2 hours ago",
      },
      {
        initials: "DK",
        name: "Daniel K.",
        text: "asks: how do you restart a habit after a fortnight away?",
        about: "Resilience, 14 replies",
      },
      {
        initials: "SP",
        name: "Saanvi P.",
        text: "is hosting a quiet co-working hour on Thursday.",
        about: "Education, 9 going",
      },
    ],
  },
  closing: {
    line: "Yours starts with one goal.",
    action: { label: "See plans", href: "/pricing" },
  },
} as const satisfies DashboardContent;
