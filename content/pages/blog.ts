// Sample people and articles: replace before launch. The authors are the mentors of the partners page.

import type { BlogContent } from "../schema";

export default {
  path: "/blog",
  name: "Blog",
  title: "Blog: notes on motivation and influence",
  description:
    "Influencer mentors on what keeps people going: habits that outlast the first month, stories worth repeating and teams that notice their wins.",
  header: {
    title: "Notes on keeping going.",
    text: "Short reads from our mentors on motivation, influence and the weeks when neither comes easily.",
  },
  articles: [
    {
      category: "Growth",
      title: "The second month is the hard one",
      description: "Why early energy fades on schedule, and what to put in its place before it does.",
      picture: {
        art: "entrepreneurs",
        photo: { id: "photo-1484480974693-6ca0a78fb36b", alt: "A notepad for planning" },
      },
      author: "Mara Lindqvist",
      date: "2026-10-12",
    },
    {
      category: "Personal branding",
      title: "A short story people can repeat",
      description: "A three-sentence way to say what you do, and the point at which to stop talking.",
      picture: {
        art: "course",
        photo: { id: "photo-1488998527040-85054a85150e", alt: "A person writing in a notebook" },
      },
      author: "Ines Duarte",
      date: "2026-09-28",
    },
    {
      category: "Leadership",
      title: "Small wins, said out loud",
      description: "A Friday ritual that takes ten minutes and changes how a team remembers its week.",
      picture: {
        art: "organizations",
        photo: { id: "photo-1475721027785-f74eccf877e2", alt: "Someone speaking in public at an event" },
      },
      author: "Jordan Vale",
      date: "2026-09-09",
    },
  ],
  readMore: { label: "Read More", notice: "notImplemented" },
  loadMore: { label: "Load More Articles", notice: "notImplemented" },
  closing: {
    line: "Reading helps. Starting helps more.",
    action: { label: "Get Started Free", href: "/dashboard" },
  },
} as const satisfies BlogContent;
