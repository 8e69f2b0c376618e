// Sample people: replace before launch. Mentors are people of partners.ts, by name. Coaches are not: they are people of the marketplace.

import type { DashboardContent } from "../schema";
import { site } from "../site";

export default {
  path: "/dashboard",
  name: "Dashboard",
  title: `Dashboard preview: a day with your AI coach | ${site.name}`,
  description: `Look around the ${site.name} dashboard with sample data: the daily AI coach, your progress, live sessions, human coaches and the community.`,
  greeting: "Good morning, Amara.",
  badge: "Dashboard preview, sample data",
  coach: {
    title: "Your daily AI coach",
    text: "Yesterday you finished the draft you’d been circling for a week. Today, send it to one person before noon.",
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
      scale: "out of 100",
      note: "Reach, replies and repeat conversations, taken together.",
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
        when: "Today at 5:00\u00a0PM with Jordan Vale",
        mentor: "Jordan Vale",
        title: "Leading when you’re not in the room",
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
    text: "A human coach when you need one. By\u00a0video, forty-five minutes.",
    slots: [
      { when: "Tue 2:00 PM", coach: "Renee Walsh" },
      { when: "Wed 9:30 AM", coach: "David Osei" },
      { when: "Thu 4:00 PM", coach: "Renee Walsh" },
      { when: "Fri 11:15 AM", coach: "Hana Mori" },
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
        text: "asks: how do you restart a habit after two weeks away?",
        about: "Resilience, 14 replies",
      },
      {
        initials: "SP",
        name: "Saanvi P.",
        text: "is hosting a quiet coworking hour on Thursday.",
        about: "Education, 9 going",
      },
    ],
  },
  closing: {
    line: "Yours starts with one goal.",
    // A link, because every button of this page shows the same notice.
    action: { label: "See pricing", href: "/pricing", look: "link" },
  },
} as const satisfies DashboardContent;
