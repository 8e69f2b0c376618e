// Sample person and quotation: replace before launch.

import type { SolutionContent } from "../schema";
import { site } from "../site";

export default {
  path: "/solutions/health",
  name: "Health",
  title: "AI coaching and mentors for health practitioners",
  description:
    "An AI coach for patients and influencer mentors for practitioners: 24/7 support, insights into therapeutic outcomes and holistic well-being.",
  hero: {
    title: "Care between sessions.",
    text: "For therapists, counselors and wellness practitioners: an AI coach that encourages patients every day, and influencer mentors to help your practice grow.",
    actions: [
      { label: "Request a Professional Demo", href: "/demo" },
      { label: "Explore our practitioner program", notice: "notImplemented" },
    ],
    picture: {
      art: "health",
      photo: { id: "photo-1559839734-2b71ea197ec2", alt: "Portrait of a doctor", faces: true, tight: true },
    },
  },
  benefits: {
    title: "Your plan, day by day",
    text: `${site.name} keeps it in view for each patient. You make the decisions.`,
    items: [
      {
        title: "24/7 AI patient support",
        text: `Guided check-ins at any hour, within the limits you define. When a patient needs a person, ${site.name} points them to you or to local help.`,
        chart: {
          kind: "bars",
          alt: "Illustration: check-ins by hour of the day, most of them outside clinic hours, with a peak at 6 AM",
          captions: ["Check-ins by hour, sample data", "Busiest: 6 AM"],
          values: [
            0.62, 0.5, 0.4, 0.34, 0.46, 0.76, 0.98, 0.7, 0.2, 0.12, 0.1, 0.14, 0.22, 0.16, 0.12, 0.16, 0.2,
            0.34, 0.5, 0.62, 0.72, 0.84, 0.78, 0.7,
          ],
          quiet: [8, 17],
          axis: ["12 AM", "6 AM", "12 PM", "6 PM"],
        },
      },
      {
        title: "Therapeutic outcomes insights",
        text: "Self-reported mood, sleep and goals in one clear summary, ready when the session begins.",
        chart: {
          kind: "trend",
          alt: "Illustration: a patient’s self-reported mood from week 1 to week 8, with good weeks and low ones",
          captions: ["Self-reported mood by week, sample data", "Latest: week 8"],
          ends: ["Week 1", "Week 8"],
          values: [0.34, 0.48, 0.42, 0.66, 0.6, 0.32, 0.5, 0.62],
        },
      },
      {
        title: "Holistic well-being",
        text: "Sleep, movement and mindset in one plan. A change in one ripples into the others, and your patient can see it happen.",
        chart: {
          kind: "ripples",
          alt: "Illustration: sleep, movement and mindset as three ripples that meet",
          captions: ["One plan, three parts"],
          labels: ["Sleep", "Movement", "Mindset"],
        },
      },
    ],
  },
  testimonial: {
    quote: "I used to spend sessions piecing together a patient’s week. Now we spend them talking about it.",
    name: "Dr. Lena Hartmann",
    role: "Clinical psychologist in private practice",
    picture: {
      art: "portrait-2",
      photo: { id: "photo-1438761681033-6461ffad8d80", alt: "Portrait of Dr. Lena Hartmann", faces: true },
    },
  },
  closing: {
    line: "What would help before the next session?",
    action: { label: "Request a Professional Demo", href: "/demo" },
  },
} as const satisfies SolutionContent;
