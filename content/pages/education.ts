// Sample person and quotation: replace before launch.

import type { SolutionContent } from "../schema";
import { site } from "../site";

export default {
  path: "/solutions/education",
  name: "Education",
  title: "AI coaching and mentors for students and educators",
  description:
    "An AI coach and influencer mentors for schools and universities: prepare students for what’s next, foster innovation and enhance engagement.",
  hero: {
    title: "For the Next Generation of Leaders",
    text: "For students with ideas and the educators behind them: an AI coach that turns a semester into small steps, and influencer mentors who show where those steps can lead.",
    actions: [
      { label: "Contact our Education Team", href: "/contact" },
      { label: "Explore our Education Programs", notice: "notImplemented", variant: "link" },
    ],
    picture: {
      art: "education",
      photo: {
        id: "photo-1523240795612-9a054b0db644",
        alt: "Students laughing and looking at a laptop",
        faces: true,
      },
    },
  },
  benefits: {
    title: "Learning by leading",
    text: `${site.name} works alongside lessons. Teachers set the limits and have the last word.`,
    items: [
      {
        title: "Prepare students",
        text: "Planning, speaking, asking for help: each student picks one skill a week and the coach makes the first step small enough to take.",
        chart: {
          kind: "progress",
          alt: "Illustration: one student’s project in four steps: find a question is nearly done, ask a mentor and build a draft follow, and the first talk has just begun",
          captions: ["One project, sample data", "Just begun: first talk"],
          rows: [
            { label: "Find a question", share: 0.96 },
            { label: "Ask a mentor", share: 0.78 },
            { label: "Build a draft", share: 0.54 },
            { label: "First talk", share: 0.2, marked: true },
          ],
        },
      },
      {
        title: "Foster innovation",
        text: "Ideas get a place to grow. Students shape one with the coach, try it out and pitch it to a mentor.",
        chart: {
          kind: "ripples",
          alt: "Illustration: an idea, a trial and a pitch as three ripples that meet",
          captions: ["From idea to pitch"],
          labels: ["Idea", "Trial", "Pitch"],
        },
      },
      {
        title: "Enhance engagement",
        text: "Short check-ins show when a class is with you and when it’s drifting, while there’s time to change the plan.",
        chart: {
          kind: "bars",
          alt: "Illustration: check-ins over a fourteen-week semester, low around the break in weeks seven and eight and highest in week twelve",
          captions: ["Check-ins by week, sample data", "Peak: week 12"],
          values: [0.5, 0.62, 0.58, 0.66, 0.54, 0.4, 0.14, 0.22, 0.48, 0.64, 0.78, 0.96, 0.74, 0.6],
          quiet: [6, 7],
          axis: ["1", "3", "5", "7", "9", "11", "13"],
        },
      },
    ],
  },
  testimonial: {
    quote: "Nobody asked what would be on the exam. They asked who else was working on their question.",
    name: "Jonas Okafor",
    role: "High school economics teacher",
    picture: {
      art: "portrait-2",
      photo: { id: "photo-1506794778202-cad84cf45f1d", alt: "Portrait of Jonas Okafor", faces: true },
    },
  },
  closing: {
    line: "What will your students try first?",
    action: { label: "Contact our Education Team", href: "/contact" },
  },
} as const satisfies SolutionContent;
