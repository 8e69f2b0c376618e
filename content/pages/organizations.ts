// Sample person, company and quotation: replace before launch. Northkeep is also one of the partners in home.ts.

import type { SolutionContent } from "../schema";

export default {
  path: "/solutions/organizations",
  name: "Organizations",
  title: "AI coach and influencer mentors for organizations",
  description:
    "See who owns each goal and which team is running low. With a daily AI coach for everyone, and influencer mentors on leadership. Book a demo.",
  hero: {
    title: "Teams that keep each other moving.",
    text: "For managers who want to see progress without another report: shared goals, a daily AI coach, and influencer mentors for those who lead.",
    actions: [{ label: "Book a Demo", href: "/demo" }],
    picture: {
      art: "organizations",
      photo: {
        id: "photo-1522071820081-009f0129c71c",
        alt: "People working together on laptops",
        faces: true,
      },
    },
  },
  benefits: {
    title: "Momentum you can see",
    text: "Wins get noticed, and so does the goal that needs a hand.",
    items: [
      {
        title: "Team dashboards",
        text: "Every goal on one page, with its owner and its latest step. What people tell the coach isn’t there. The weekly meeting can skip the status updates.",
        chart: {
          kind: "progress",
          alt: "Illustration: progress of four team goals; the launch plan is ahead, then new onboarding and two hires, and the price review is the furthest behind",
          captions: ["Sample data", "Needs help: price review"],
          rows: [
            { label: "Launch plan", share: 0.86 },
            { label: "New onboarding", share: 0.64 },
            { label: "Two hires", share: 0.5 },
            { label: "Price review", share: 0.28, marked: true },
          ],
        },
      },
      {
        title: "A coach for every seat",
        text: "Each person gets a daily nudge tied to the team’s goal, at a time they’ll read it. Scattered weeks start to line up.",
        chart: {
          kind: "rhythms",
          alt: "Illustration: four rhythms are out of step in week 1 and fall into one by week 4",
          captions: ["Four rhythms, one month, sample data"],
          lines: 4,
          ends: ["Week 1", "Week 4"],
        },
      },
      {
        title: "Dips, spotted early",
        text: "See which team’s energy is dropping before it costs a deadline, and never which person’s.",
        chart: {
          kind: "dots",
          alt: "Illustration: team energy from Monday to Friday for Design, Sales, Support and Product; Support is lowest on Wednesday and Thursday",
          captions: ["Team energy by day, sample data", "Dip: Support"],
          rows: [
            { label: "Design", values: [0.3, 0.58, 0.58, 0.9, 0.58] },
            { label: "Sales", values: [0.58, 0.58, 0.9, 0.9, 0.58] },
            { label: "Support", values: [0.58, 0.3, 0.12, 0.12, 0.3] },
            { label: "Product", values: [0.58, 0.58, 0.9, 0.58, 0.9] },
          ],
          columns: ["Mon", "Tue", "Wed", "Thu", "Fri"],
          marked: [2, 2],
        },
      },
    ],
  },
  testimonial: {
    quote:
      "Over six months, we saw a 15% increase in quota attainment. The first thing to change: people said out loud where they were stuck.",
    name: "Ruth Albrecht",
    role: "Head of sales, Northkeep",
    stat: { value: "15%", meaning: "increase in quota attainment over six months" },
    picture: {
      art: "portrait-4",
      photo: { id: "photo-1580489944761-15a19d654956", alt: "Portrait of Ruth Albrecht", faces: true },
    },
  },
  closing: { line: "Which goal has your team put off?", action: { label: "Book a Demo", href: "/demo" } },
} as const satisfies SolutionContent;
