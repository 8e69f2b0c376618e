// Sample person, company and quotation: replace before launch.

import type { SolutionContent } from "../schema";

export default {
  path: "/solutions/entrepreneurs",
  name: "Entrepreneurs",
  title: "AI coach and influencer mentors for entrepreneurs",
  description:
    "Turn a plan into weekly steps, think out loud with an AI coach at any hour, and ask influencer mentors who’ve already made the decision.",
  hero: {
    title: "Grow with someone who’s done it.",
    text: "For founders who carry it alone: an AI coach for daily decisions, and influencer mentors for the ones you only make once.",
    actions: [
      { label: "See Pricing", href: "/pricing" },
      { label: "Request a Demo", href: "/demo" },
    ],
    picture: {
      art: "entrepreneurs",
      photo: { id: "photo-1573497019940-1c28c88b4f3e", alt: "Portrait of a woman", faces: true },
    },
  },
  benefits: {
    title: "Company for the climb",
    text: "The decisions stay yours. Now someone asks the right question first.",
    items: [
      {
        title: "Growth you can track",
        text: "The plan becomes weekly steps, and the line shows what really got done. A flat week is a question, not a verdict.",
        chart: {
          kind: "trend",
          alt: "Illustration: steps of a launch plan done from week 1 to week 9, with two flat weeks on the way",
          captions: ["Launch plan steps done, sample data", "Latest: week 9"],
          ends: ["Week 1", "Week 9"],
          values: [0.05, 0.14, 0.3, 0.32, 0.34, 0.52, 0.66, 0.72, 0.9],
        },
      },
      {
        title: "Someone to think with",
        text: "The hard questions show up after everyone’s gone home. Think them through with the coach, and start the morning clear.",
        chart: {
          kind: "bars",
          alt: "Illustration: a founder’s questions by hour of the day, few in working hours and most late in the evening",
          captions: ["Questions by hour, sample data", "Busiest: 10 PM"],
          values: [
            0.42, 0.28, 0.14, 0.08, 0.06, 0.12, 0.3, 0.44, 0.26, 0.18, 0.14, 0.12, 0.2, 0.16, 0.12, 0.14, 0.2,
            0.26, 0.4, 0.5, 0.66, 0.82, 0.98, 0.7,
          ],
          quiet: [8, 17],
          axis: ["12 AM", "6 AM", "12 PM", "6 PM"],
        },
      },
      {
        title: "Mentors by subject",
        text: "Describe what you’re stuck on and meet the influencer who knows that subject: growth, leadership, personal branding or investing.",
        chart: {
          kind: "progress",
          alt: "Illustration: how well four mentor subjects fit a question; leadership fits best, then growth, personal branding and investing",
          captions: ["Fit by subject, sample data", "Best: leadership"],
          rows: [
            { label: "Growth", share: 0.52 },
            { label: "Leadership", share: 0.88, marked: true },
            { label: "Personal branding", share: 0.36 },
            { label: "Investing", share: 0.22 },
          ],
        },
      },
    ],
  },
  testimonial: {
    quote:
      "I’d read all the advice. What I was missing was one person who’d made the same hire and could tell me what happened next.",
    name: "Emil Novak",
    role: "Founder, Casco Studio",
    picture: {
      art: "portrait-3",
      photo: { id: "photo-1507003211169-0a1dd7228f2d", alt: "Portrait of Emil Novak", faces: true },
    },
  },
  closing: {
    line: "Which decision is waiting for you?",
    action: { label: "Get Started Free", href: "/dashboard" },
  },
} as const satisfies SolutionContent;
