import type { SolutionsContent } from "../schema";

export default {
  path: "/solutions",
  name: "Solutions",
  title: "Solutions: AI coaching and mentors for your work",
  description:
    "AI coaching and influencer mentorship for freelancers, entrepreneurs, organizations, students and educators, and health practitioners.",
  header: {
    title: "Where are you starting from?",
    text: "What you need from an AI coach and from influencer mentors depends on whom you work for: yourself, a team, students, or people in your\u00a0care.",
  },
  // Colors, from the surface down: shallow for work of one's own, middle for a team's, deep for work in the care of others.
  cards: [
    {
      id: "freelancers",
      icon: "Laptop",
      title: "Freelancers",
      description: "Steady momentum between clients",
      link: "/solutions/freelancers",
      color: "shallow",
      quote: "My weeks depend on the next client.",
    },
    {
      id: "entrepreneurs",
      icon: "Sprout",
      title: "Entrepreneurs",
      description: "Grow with someone who’s done it",
      link: "/solutions/entrepreneurs",
      color: "shallow",
      quote: "I’m building something, mostly on my own.",
    },
    {
      id: "organizations",
      icon: "Users",
      title: "Organizations",
      description: "Teams that keep each other moving",
      link: "/solutions/organizations",
      color: "middle",
      quote: "My team does good work and forgets to notice.",
    },
    {
      id: "education",
      icon: "GraduationCap",
      title: "Education",
      description: "For the next generation of leaders",
      link: "/solutions/education",
      color: "deep",
      quote: "I teach or study, and I want my ideas to lead somewhere.",
    },
    {
      id: "health",
      icon: "HeartPulse",
      title: "Health",
      description: "Care between sessions",
      link: "/solutions/health",
      color: "deep",
      quote: "I care for people I see once a week.",
    },
  ],
  sentences: { title: "Sound familiar?", text: "Start with the line closest to your week." },
  closing: { line: "Where do you want to go?", action: { label: "Get Started Free", href: "/dashboard" } },
} as const satisfies SolutionsContent;
