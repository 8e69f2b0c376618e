// Sample person and quotation: replace before launch.

import type { SolutionContent } from "../schema";

export default {
  path: "/solutions/freelancers",
  name: "Freelancers",
  title: "AI coaching and influencer mentors for freelancers",
  description:
    "A daily AI coach and influencer mentors for people who work for themselves: plan quiet weeks, guard your best hours and make a name.",
  hero: {
    title: "Steady momentum between clients.",
    text: "For people who are their own manager, sales team and night shift: an AI coach for full weeks and empty ones, and influencer mentors to help you get known.",
    actions: [{ label: "See Pricing", href: "/pricing" }],
    picture: {
      art: "freelancers",
      photo: { id: "photo-1573164713988-8665fc963095", alt: "A woman using a laptop", faces: true },
    },
  },
  benefits: {
    title: "A pace of your own",
    text: "No manager needed: the coach notices what got done.",
    items: [
      {
        title: "A plan for quiet weeks",
        text: "When client work thins out, the coach moves up what you’ve put off: the portfolio, the follow-ups, the course you paid for.",
        chart: {
          kind: "dots",
          alt: "Illustration: time spent on clients, outreach and learning from week 1 to week 5; client work drops in week 3 while the other two grow",
          captions: ["Time by week, sample data", "Quiet week: 3"],
          rows: [
            { label: "Clients", values: [0.95, 0.8, 0.2, 0.55, 0.9] },
            { label: "Outreach", values: [0.25, 0.4, 0.9, 0.65, 0.3] },
            { label: "Learning", values: [0.1, 0.3, 0.7, 0.5, 0.2] },
          ],
          columns: ["1", "2", "3", "4", "5"],
          marked: [0, 2],
        },
      },
      {
        title: "Your best hours, guarded",
        text: "The coach learns which hours are your best and suggests what belongs in them. Invoices can wait for the afternoon.",
        chart: {
          kind: "bars",
          alt: "Illustration: focused work by hour from 7 AM to 7 PM, strongest at 9 AM and weakest after lunch",
          captions: ["Focus by hour, sample data", "Best hour: 9 AM"],
          values: [0.35, 0.72, 0.98, 0.86, 0.6, 0.38, 0.2, 0.16, 0.28, 0.46, 0.58, 0.4],
          quiet: [5, 8],
          axis: ["7 AM", "10 AM", "1 PM", "4 PM"],
        },
      },
      {
        title: "A name that travels",
        text: "With the AI content toolkit, one note becomes a post, a newsletter and a talk. Mentors who built a name from nothing share how they did it.",
        chart: {
          kind: "ripples",
          alt: "Illustration: a post, a newsletter and a talk as three ripples that meet",
          captions: ["One note, three places"],
          labels: ["Post", "Newsletter", "Talk"],
        },
      },
    ],
  },
  testimonial: {
    quote:
      "The gap between two projects used to cost me a week of worry. Now it’s a week with a list, and I like the list.",
    name: "Noor Aydin",
    role: "Freelance illustrator",
    picture: {
      art: "portrait-4",
      photo: { id: "photo-1494790108377-be9c29b29330", alt: "Portrait of Noor Aydin", faces: true },
    },
  },
  closing: { line: "Make the quiet weeks count.", action: { label: "Get Started Free", href: "/dashboard" } },
} as const satisfies SolutionContent;
