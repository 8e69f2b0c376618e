import { expect, test } from "@jest/globals";
import { navigation } from "../../content/navigation.ts";
import { noticeLabels, notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import about from "../../content/pages/about.ts";
import blog from "../../content/pages/blog.ts";
import contact from "../../content/pages/contact.ts";
import dashboard from "../../content/pages/dashboard.ts";
import demo from "../../content/pages/demo.ts";
import education from "../../content/pages/education.ts";
import entrepreneurs from "../../content/pages/entrepreneurs.ts";
import freelancers from "../../content/pages/freelancers.ts";
import health from "../../content/pages/health.ts";
import home from "../../content/pages/home.ts";
import notFound from "../../content/pages/not-found.ts";
import organizations from "../../content/pages/organizations.ts";
import partners from "../../content/pages/partners.ts";
import pricing from "../../content/pages/pricing.ts";
import products from "../../content/pages/products.ts";
import solutions from "../../content/pages/solutions.ts";
import { site } from "../../content/site.ts";
import { noticeDuration, noticeHotkey, swipeThreshold } from "../../lib/notice-rules.ts";
import { lastStep, maxGoals, onboardedKey } from "../../lib/onboarding.ts";

/*
 * The words and targets that the specification fixes, as it has them. Where the site may grow (pages, entries of the
 * navigation, articles), more than these may be there. All other words are free.
 */

const { arrayContaining, objectContaining, stringMatching } = expect;

const link = (label: string, href: string) => ({ label, href });
const shows = (label: string, notice: string) => ({ label, notice });
const to = (href: unknown) => objectContaining({ href });

type Row = readonly [section: string, what: string, actual: unknown, expected: unknown];

/** The actions of a page of a solution, at its top and at its end. */
const actionsOf = ({
  hero,
  ask,
}: {
  hero: { actions: readonly object[] };
  ask: { actions: readonly object[] };
}) => [...hero.actions, ...ask.actions];
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const addresses = [
  "/",
  "/about",
  "/products",
  "/solutions",
  "/solutions/freelancers",
  "/solutions/entrepreneurs",
  "/solutions/organizations",
  "/solutions/education",
  "/solutions/health",
  "/partners",
  "/demo",
  "/blog",
  "/pricing",
  "/contact",
  "/dashboard",
];

const routes: readonly Row[] = [
  home,
  about,
  products,
  solutions,
  freelancers,
  entrepreneurs,
  organizations,
  education,
  health,
  partners,
  demo,
  blog,
  pricing,
  contact,
  dashboard,
].map(({ name, path }, index) => ["2", `the address of ${name}`, path, addresses[index]]);

const shell: readonly Row[] = [
  [
    "2",
    "the header's entries",
    navigation.items.map(({ name, path }) => [name, path]),
    arrayContaining([
      ["Home", "/"],
      ["Solutions", "/solutions"],
      ["About Us", "/about"],
      ["Products", "/products"],
      ["Partners", "/partners"],
      ["Pricing", "/pricing"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
    ]),
  ],
  [
    "2",
    "the dropdown's entries",
    navigation.items.flatMap((item) => ("links" in item ? item.links.map(({ path }) => path) : [])),
    [
      "/solutions/freelancers",
      "/solutions/entrepreneurs",
      "/solutions/organizations",
      "/solutions/education",
      "/solutions/health",
    ],
  ],
  ["2", "the header's demo button", navigation.demo, shows("Request a Demo", "notImplemented")],
  ["2", "the header's join button", navigation.join, link("Join Now", "/dashboard")],
  [
    "2",
    "the footer's columns",
    navigation.footer,
    [
      { title: "Solutions", links: Array(4).fill(to(stringMatching(/^\/solutions\//))) },
      {
        title: "Company",
        links: [link("About", "/about"), link("Blog", "/blog"), link("Partners", "/partners")],
      },
      { title: "Resources", links: [link("Contact", "/contact"), link("Demo", "/demo")] },
      {
        title: "Legal",
        links: [shows("Privacy Policy", "notImplemented"), shows("Terms of Service", "notImplemented")],
      },
    ],
  ],
  ["2", "the social icons", navigation.social.map(({ notice }) => notice), Array(3).fill("notImplemented")],
];

const pages: readonly Row[] = [
  [
    "2",
    "Home's actions",
    home.hero.actions,
    [link("Get Started Free", "/dashboard"), link("Request a Demo", "/demo")],
  ],
  [
    "2",
    "Home's advantages",
    titles([home.advantage.coaching, home.advantage.network, home.advantage.everyone]),
    ["Personalized AI coaching", "Top influencer network", "Solutions for everyone"],
  ],
  ["2", "About's team", about.team.people.length, 4],
  [
    "2",
    "the products",
    titles(products.products),
    [
      "AI Motivation Engine",
      "Influencer Hub",
      "AI Content Toolkit",
      "Coaching Marketplace",
      "Exclusive Retreats",
      "Mental Health Support",
    ],
  ],
  [
    "2",
    "the products' buttons",
    products.products.map(({ action: { label, notice } }) => ({ label, notice })),
    Array(6).fill(shows("Learn More", "notImplemented")),
  ],
  ["2", "Products' link", products.plans.link.href, "/pricing"],
  [
    "2",
    "the solutions' cards",
    solutions.cards.map((card) => card.link),
    arrayContaining([freelancers, entrepreneurs, organizations, education, health].map(({ path }) => path)),
  ],
  ["2", "Freelancers' link", actionsOf(freelancers), arrayContaining([to("/pricing")])],
  ["2", "Entrepreneurs' links", actionsOf(entrepreneurs), arrayContaining([to("/pricing"), to("/demo")])],
  ["2", "Organizations' link", actionsOf(organizations), arrayContaining([link("Book a Demo", "/demo")])],
  [
    "2",
    "three benefits on each of these pages",
    [freelancers, entrepreneurs, organizations].map(({ benefits }) => benefits.items.length),
    [3, 3, 3],
  ],
  ["2", "Education's head", education.hero.title, "For the Next Generation of Leaders"],
  [
    "2",
    "Education's benefits",
    titles(education.benefits.items),
    ["Prepare students", "Foster innovation", "Enhance engagement"],
  ],
  [
    "2",
    "Education's buttons",
    actionsOf(education),
    arrayContaining([
      link("Contact our Education Team", "/contact"),
      objectContaining({ notice: "notImplemented" }),
    ]),
  ],
  [
    "2",
    "Health's benefits",
    titles(health.benefits.items),
    ["24/7 AI patient support", "Therapeutic outcomes insights", "Holistic well-being"],
  ],
  [
    "2",
    "Health's buttons",
    actionsOf(health),
    arrayContaining([
      shows("Explore our practitioner program", "notImplemented"),
      link("Request a Professional Demo", "/demo"),
    ]),
  ],
  [
    "2",
    "the influencers' expertise",
    partners.mentors.people.map(({ expertise }) => expertise.toLowerCase()),
    [
      "growth hacking and viral marketing",
      "leadership and high-performance teams",
      "personal branding and storytelling",
      "financial independence and investing",
    ],
  ],
  [
    "2",
    "the partner programme",
    titles(partners.program.items),
    ["Co-market", "Earn revenue", "Access exclusive tools"],
  ],
  ["2", "how partners earn", partners.program.items[1].text, stringMatching(/referral.*licensing/i)],
  ["2", "the partners' application", partners.program.apply.action, link("Apply to Partner", "/contact")],
  ["2", "the partners' login", partners.program.login.action, shows("Partner Login", "notImplemented")],
  ["2", "the articles", blog.articles.length >= 3, true],
  ["2", "an article's button", blog.readMore, shows("Read More", "notImplemented")],
  ["2", "the button below the articles", blog.loadMore, shows("Load More Articles", "notImplemented")],
  ["2", "Contact's chat", contact.ways.chat.action, shows("Live Chat", "liveChat")],
  ["2", "Contact's questions", contact.ways.faq.action, shows("FAQ", "liveChat")],
  ["2", "the mail address", site.email, stringMatching(/@/)],
  ["2", "the demo's thanks repeat the work email", demo.sent.text, stringMatching(/\{email\}/)],
  ["2", "the influence score", dashboard.progress.influence.value, 78],
  ["2", "the goal completion", dashboard.progress.goals.value, 92],
  ["2", "the motivation trend", dashboard.progress.trend.value, "High"],
  ["2", "the content hub", dashboard.hub.items.map(({ tag }) => tag), ["Live session", "New course"]],
  [
    "2",
    "the dashboard's buttons",
    [
      ...dashboard.coach.actions,
      dashboard.progress.details,
      ...dashboard.hub.items.map(({ action }) => action),
      dashboard.book.action,
      dashboard.buzz.open,
    ].filter(({ notice }) => notice !== "preview"),
    [],
  ],
  ["2", "the 404 page's title", notFound.head.title, "Page Not Found"],
  ["2", "the 404 page's way back", notFound.home.href, "/"],
];

const wizard: readonly Row[] = [
  ["2", "the first question", onboarding.name.question, "What should we call you?"],
  ["2", "the last step's title", onboarding.done.title, "You're all set!"],
  ["2", "the last step's text", onboarding.done.text, "Preparing your dashboard..."],
  ["2", "the last step's button", onboarding.done.enter, `Enter ${site.name}`],
  ["2", "the buttons between", [onboarding.back, onboarding.next], ["Back", "Continue"]],
  [
    "3",
    "the roles",
    onboarding.role.options,
    [
      { id: "freelancer", label: "Freelancer" },
      { id: "entrepreneur", label: "Entrepreneur" },
      { id: "organization", label: "Part of an Organization" },
      { id: "education", label: "Student / Educator" },
      { id: "health", label: "Health Professional" },
    ],
  ],
  [
    "3",
    "the goals",
    ids(onboarding.goals.options),
    ["productivity", "influence", "resilience", "career", "business", "wellness"],
  ],
  ["9", "the most goals", maxGoals, 3],
  ["9", "the number of steps", lastStep + 1, 4],
  ["9", "the browser-storage key", onboardedKey, "hasOnboarded"],
];

const forms: readonly Row[] = [
  [
    "3",
    "the interests",
    demo.form.interests.options,
    [
      { id: "freelancer", label: "Freelancer Tools" },
      { id: "entrepreneur", label: "Entrepreneur Growth" },
      { id: "organization", label: "Team Performance" },
      { id: "education", label: "Educational Programs" },
      { id: "health", label: "Wellness Solutions" },
    ],
  ],
  [
    "5",
    "the demo form's required fields",
    Object.keys(demo.form).filter((name) => "missing" in Object(demo.form[name as keyof typeof demo.form])),
    ["name", "email"],
  ],
  [
    "5",
    "the contact form's required fields",
    Object.keys(contact.form).filter(
      (name) => "missing" in Object(contact.form[name as keyof typeof contact.form]),
    ),
    ["name", "email", "message"],
  ],
];

const noticeRows: readonly Row[] = [
  [
    "8",
    "the notices",
    Object.values(notices).map(({ title, text, tone }) => [title, text, tone]),
    [
      [
        "Feature Not Implemented",
        "This feature isn't implemented yet; it can be requested in the next prompt.",
        "info",
      ],
      ["Live Chat Not Available", "Not implemented; use the contact form.", "info"],
      ["This is a Preview", "Full dashboard functionality is available after sign up.", "info"],
      ["Demo Request Sent!", "We'll be in touch shortly to schedule a personalized demo.", "success"],
      ["Message Sent!", "We'll get back as soon as possible.", "success"],
    ],
  ],
  ["9", "how long a notice stays", noticeDuration, 5000],
  ["9", "how far a notice is swiped", swipeThreshold, 50],
  ["9", "the key of the notifications", noticeHotkey, "F8"],
  ["9", "the key in the notifications' name", noticeLabels.region, stringMatching(/F8/)],
];

const words = (...patterns: readonly RegExp[]) => patterns.map((pattern) => stringMatching(pattern));

const plans: readonly Row[] = [
  [
    "9",
    "the plans",
    pricing.plans.map(({ name, price, frequency, link: target }) => [name, price, frequency, target]),
    [
      ["Free", "$0", "forever", "/dashboard"],
      ["Premium", "$29", "per month", "/dashboard"],
      ["Enterprise", "Custom", "", "/contact"],
    ],
  ],
  [
    "9",
    "the plan that stands out",
    pricing.plans.flatMap((plan) => ("highlight" in plan ? [[plan.name, plan.highlight]] : [])),
    [["Premium", "Most Popular"]],
  ],
  [
    "9",
    "what Free has",
    pricing.plans[0].features,
    words(/basic AI motivation/i, /goal tracking.*3 goals/i, /community forum/i, /weekly newsletter/i),
  ],
  [
    "9",
    "what Premium has",
    pricing.plans[1].features,
    words(
      /advanced AI coaching/i,
      /unlimited goal tracking/i,
      /influencer hub/i,
      /AI content toolkit/i,
      /priority support/i,
    ),
  ],
  [
    "9",
    "what Enterprise has",
    pricing.plans[2].features,
    words(
      /team dashboards/i,
      /usage analytics/i,
      /dedicated account manager/i,
      /custom integrations/i,
      /volume licensing/i,
    ),
  ],
  [
    "9",
    "a quoted figure",
    organizations.testimonial.quote,
    stringMatching(
      /six months.*15% increase in quota attainment|15% increase in quota attainment.*six months/i,
    ),
  ],
];

test.each([...routes, ...shell, ...pages, ...wizard, ...forms, ...noticeRows, ...plans])(
  "section %s: %s",
  (_section, _what, actual, expected) => {
    expect(actual).toEqual(expected);
  },
);
