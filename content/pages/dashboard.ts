// Sample people: replace before launch. A mentor is one of partners.ts, by full name. Coaches are from the marketplace.

import type { DashboardContent } from "../schema";
import { site } from "../site";

export default {
  path: "/dashboard",
  name: "Dashboard",
  title: "Dashboard preview: a day with your AI coach",
  description: `Look around the ${site.name} dashboard with sample data: the daily AI coach, your progress, live sessions, human coaches and the community.`,
  greeting: "Good morning, Amara.",
  badge: "Dashboard preview, sample data",
  coach: {
    title: "Your daily AI coach",
    text: "Yesterday you finished the draft you’d been circling for a week. Who could read it before noon?",
    actions: [
      { label: "Answer the Coach", notice: "preview" },
      { label: "Change Focus", notice: "preview" },
    ],
  },
  progress: {
    title: "Your progress",
    details: { label: "View Details", notice: "preview" },
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
      note: "over the last 2 weeks",
      points: [0.12, 0.18, 0.23, 0.24, 0.24, 0.27, 0.34, 0.45, 0.56, 0.63, 0.66, 0.7, 0.78, 0.88],
      alt: "Rising over 2 weeks",
    },
  },
  hub: {
    title: "Content hub",
    items: [
      {
        tag: "Live session",
        live: true,
        when: "Now, with Jordan Vale",
        mentor: "Jordan Vale",
        title: "Leading when you’re not in the room",
        picture: {
          art: "session",
          photo: { id: "photo-1588196749597-9ff075ee6b5b", alt: "An online session on a laptop" },
        },
        action: { label: "Join Session", notice: "preview" },
      },
      {
        tag: "New course",
        live: false,
        when: "6 lessons, about 2 hours",
        title: "Tell your story in 90 seconds",
        picture: {
          art: "course",
          photo: { id: "photo-1434030216411-0b793f4b4173", alt: "A person writing at a table" },
        },
        action: { label: "Start Course", notice: "preview" },
      },
    ],
  },
  book: {
    title: "Book a coach",
    text: "45\u00a0minutes by\u00a0video with a human coach.",
    slots: [
      { when: "Tuesday 2:00 PM", subject: "Hard conversations", coach: "Renee Walsh" },
      { when: "Wednesday 9:30 AM", subject: "Career change", coach: "David Osei" },
      { when: "Thursday 4:00 PM", subject: "Setting limits", coach: "Renee Walsh" },
      { when: "Friday 11:15 AM", subject: "Public speaking", coach: "Hana Mori" },
    ],
    action: { label: "Find a Time", notice: "preview" },
  },
  community: {
    title: "Community buzz",
    open: { label: "Open Community", notice: "preview" },
    items: [
      {
        initials: "MO",
        name: "Mira O.",
        text: "signed her first retainer after 3 months of one-off projects.",
        about: "Freelancers, 2 hours ago",
      },
      {
        initials: "DK",
        name: "Daniel K.",
        text: "asks: how do you restart a habit after 2 weeks away?",
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
    line: "Your dashboard starts with one goal.",
    // A link, because every button of this page shows the same notice.
    action: { label: "See Pricing", href: "/pricing", variant: "link" },
  },
} as const satisfies DashboardContent;
