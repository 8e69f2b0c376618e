import type { OnboardingContent } from "./schema";
import { site } from "./site";

export const onboarding = {
  label: "Welcome",
  welcome: "It starts with a question.",
  hello: "Good to meet you, {name}.",
  greeting: "Welcome, {name}.",
  progress: "Progress",
  position: "Step {step} of {total}",
  back: "Back",
  next: "Continue",
  steps: [
    {
      id: "name",
      type: "text",
      label: "Name",
      question: "What should we call you?",
      hint: "A first name is enough. You can leave this empty.",
      autocomplete: "given-name",
    },
    {
      id: "role",
      type: "radio",
      label: "Role",
      question: "What’s your primary role?",
      hint: "Choose the closest one, or none.",
      options: [
        { id: "freelancer", label: "Freelancer", art: "freelancers" },
        { id: "entrepreneur", label: "Entrepreneur", art: "entrepreneurs" },
        { id: "organization", label: "Part of an Organization", art: "organizations" },
        { id: "education", label: "Student / Educator", art: "education" },
        { id: "health", label: "Health Professional", art: "health" },
      ],
    },
    {
      id: "goals",
      type: "checkbox",
      label: "Goals",
      question: "What do you want to work on first?",
      hint: "Choose up to {max}, or none.",
      max: 3,
      count: "{count} of {max} chosen",
      options: [
        { id: "productivity", label: "Boost my productivity" },
        { id: "influence", label: "Grow my influence" },
        { id: "resilience", label: "Build resilience" },
        { id: "career", label: "Advance my career" },
        { id: "business", label: "Scale my business" },
        { id: "wellness", label: "Improve my wellness" },
      ],
    },
  ],
  done: {
    title: "You’re all set!",
    text: "Preparing your dashboard...",
    enter: `Enter ${site.name}`,
  },
} as const satisfies OnboardingContent;
