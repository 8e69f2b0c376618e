import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { site } from "../../content/site.ts";

/*
 * The product's rules in the content: paths, plans and prices, labels, notices, steps and limits. Marketers may change all other
 * text. The schema has required fields and numbers of entries, and check:content finds dead links.
 */

const { arrayContaining, objectContaining, stringMatching } = expect;

const list = (text: string) => text.split(", ");
const link = (label: string, href: string) => ({ label, href });
const shows = (label: string, notice: string) => ({ label, notice });
/** A list that has these entries, and may have more of them. */
const atLeast = (...entries: readonly object[]) =>
  arrayContaining(entries.map((entry) => objectContaining({ ...entry })));
/** A list of as many entries, each with one of these values in the field. */
const each = (field: string, values: readonly unknown[]) =>
  values.map((value) => objectContaining({ [field]: value }));
/** A list of texts, each with one of these patterns. */
const matching = (patterns: string) => list(patterns).map((text) => stringMatching(new RegExp(text, "i")));
const notice = (title: string, text: string, tone = "info") => ({ title, text, tone });

const later = "notImplemented";
const solutions = ["freelancers", "entrepreneurs", "organizations", "education", "health"];
const audiences = ["freelancer", "entrepreneur", "organization", "education", "health"];
const options = (labels: string) => list(labels).map((label, index) => ({ id: audiences[index], label }));

const formMessages = {
  "form.name.missing": stringMatching(/enter .*name/i),
  "form.email.missing": stringMatching(/enter .*email/i),
  "form.email.invalid": stringMatching(/@/),
  "form.tooLong": stringMatching(/too long/i),
};

/** By file, its fields and what each is. */
const facts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "content/navigation.ts": {
    "navigation.items": [
      { name: "Home", path: "/" },
      { name: "Solutions", path: "/solutions" },
      { name: "About Us", path: "/about" },
      { name: "Products", path: "/products" },
      { name: "Partners", path: "/partners" },
      { name: "Pricing", path: "/pricing" },
      { name: "Blog", path: "/blog" },
      { name: "Contact", path: "/contact" },
    ],
    "navigation.demo": shows("Request a Demo", later),
    "navigation.join": link("Join Now", "/dashboard"),
    "navigation.footer": [
      { title: "Solutions", solutions: solutions.slice(0, 4) },
      {
        title: "Company",
        links: [link("About", "/about"), link("Blog", "/blog"), link("Partners", "/partners")],
      },
      { title: "Resources", links: [link("Contact", "/contact"), link("Demo", "/demo")] },
      { title: "Legal", links: [shows("Privacy Policy", later), shows("Terms of Service", later)] },
    ],
    "navigation.social": ["LinkedIn", "Instagram", "YouTube"].map((name) => ({
      name,
      icon: name.toLowerCase(),
      notice: later,
    })),
  },
  "content/notices.ts": {
    "notices.notImplemented": notice(
      "Feature Not Implemented",
      "This feature isn't implemented yet; it can be requested in the next prompt.",
    ),
    "notices.useContactForm": notice("Live Chat Not Available", "Not implemented; use the contact form."),
    "notices.preview": notice(
      "This is a Preview",
      "Full dashboard functionality is available after sign up.",
    ),
    "notices.demoSent": notice(
      "Demo Request Sent!",
      "We'll be in touch shortly to schedule a personalized demo.",
      "success",
    ),
    "notices.messageSent": notice("Message Sent!", "We'll get back as soon as possible.", "success"),
    "noticeLabels.region": stringMatching("F8"),
  },
  "content/onboarding.ts": {
    "onboarding.back": "Back",
    "onboarding.next": "Continue",
    "onboarding.steps": [
      objectContaining({ id: "name", type: "text", question: "What should we call you?" }),
      objectContaining({
        id: "role",
        type: "radio",
        options: options(
          "Freelancer, Entrepreneur, Part of an Organization, Student / Educator, Health Professional",
        ),
      }),
      objectContaining({
        id: "goals",
        type: "checkbox",
        max: 3,
        options: each("id", list("productivity, influence, resilience, career, business, wellness")),
      }),
    ],
    "onboarding.done.title": "You're all set!",
    "onboarding.done.text": "Preparing your dashboard...",
    "onboarding.done.enter": `Enter ${site.name}`,
  },
  "content/pages/home.ts": {
    "hero.actions": [link("Get Started Free", "/dashboard"), link("Request a Demo", "/demo")],
    "advantage.coaching.title": "Personalized AI coaching",
    "advantage.network.title": "Top influencer network",
    "advantage.everyone.title": "Solutions for everyone",
  },
  "content/pages/about.ts": { "team.people.length": 4 },
  "content/pages/products.ts": {
    products: list(
      "AI Motivation Engine, Influencer Hub, AI Content Toolkit, " +
        "Coaching Marketplace, Exclusive Retreats, Mental Health Support",
    ).map((title) => objectContaining({ title, action: objectContaining(shows("Learn More", later)) })),
    "plans.link.href": "/pricing",
  },
  "content/pages/solutions.ts": {
    cards: each(
      "link",
      solutions.map((name) => `/solutions/${name}`),
    ),
  },
  "content/pages/freelancers.ts": { "hero.actions": atLeast({ href: "/pricing" }) },
  "content/pages/entrepreneurs.ts": { "hero.actions": atLeast({ href: "/pricing" }, { href: "/demo" }) },
  "content/pages/organizations.ts": {
    "hero.actions": atLeast(link("Book a Demo", "/demo")),
    "testimonial.quote": stringMatching(/six months/i),
    "testimonial.stat.value": "15%",
  },
  "content/pages/education.ts": {
    "hero.title": "For the Next Generation of Leaders",
    "hero.actions": atLeast(link("Contact our Education Team", "/contact"), {
      notice: later,
      variant: "link",
    }),
    "benefits.items": each("title", list("Prepare students, Foster innovation, Enhance engagement")),
  },
  "content/pages/health.ts": {
    // Both are buttons: neither has a variant.
    "hero.actions": arrayContaining([
      shows("Explore our practitioner program", later),
      link("Request a Professional Demo", "/demo"),
    ]),
    "benefits.items": each(
      "title",
      list("24/7 AI patient support, Therapeutic outcomes insights, Holistic well-being"),
    ),
  },
  "content/pages/partners.ts": {
    "mentors.people": each(
      "expertise",
      matching(
        "^growth hacking and viral marketing$, ^leadership and high-performance teams$, " +
          "^personal branding and storytelling$, ^financial independence and investing$",
      ),
    ),
    "program.items": each("title", list("Co-market, Earn revenue, Access exclusive tools")),
    "program.items[1].text": stringMatching(/referral.*licensing/i),
    "program.apply.action": link("Apply to Partner", "/contact"),
    "program.login.action": shows("Partner Login", later),
  },
  "content/pages/demo.ts": {
    ...formMessages,
    "form.interests.options": options(
      "Freelancer Tools, Entrepreneur Growth, Team Performance, Educational Programs, Wellness Solutions",
    ),
  },
  "content/pages/blog.ts": {
    "articles.length": 3,
    readMore: shows("Read More", later),
    loadMore: shows("Load More Articles", later),
  },
  "content/pages/pricing.ts": {
    "plans.length": 3,
    "plans[0]": objectContaining({ name: "Free", price: "$0", frequency: "forever", link: "/dashboard" }),
    "plans[0].features": matching(
      "basic AI motivation, ^goal tracking limited to 3 goals$, community forum, weekly newsletter",
    ),
    "plans[1]": objectContaining({ name: "Premium", price: "$29", frequency: "per month" }),
    "plans[1].link": "/dashboard",
    "plans[1].highlight": "Most Popular",
    "plans[1].features": matching(
      "advanced AI coaching, unlimited goal tracking, influencer hub, AI content toolkit, priority support",
    ),
    "plans[2]": objectContaining({ name: "Enterprise", price: "Custom", link: "/contact" }),
    "plans[2].features": matching(
      "team dashboards, usage analytics, dedicated account manager, custom integrations, volume licensing",
    ),
  },
  "content/pages/contact.ts": {
    ...formMessages,
    "form.message.missing": stringMatching(/message/i),
    "channels.chat.action": shows("Live Chat", "useContactForm"),
    "channels.faq.action": shows("FAQ", "useContactForm"),
  },
  "content/pages/dashboard.ts": {
    "coach.actions": each("notice", list("preview, preview")),
    "progress.influence.value": 78,
    "progress.goals.value": 92,
    "progress.trend.value": "High",
    "progress.details.notice": "preview",
    "hub.items": each("tag", list("Live session, New course")),
    "hub.items[0].action.notice": "preview",
    "hub.items[1].action.notice": "preview",
    "book.action.notice": "preview",
    "community.open.notice": "preview",
    "closing.action": objectContaining({ href: "/pricing", variant: "link" }),
  },
  "content/pages/not-found.ts": { "head.title": "Page Not Found", "home.href": "/" },
};

/** Returns what a module exports: a page by default, all others by name. */
function load(file: string): object {
  const module = require(join(process.cwd(), file));
  return module.default ?? module;
}

const fields = Object.entries(facts).flatMap(([file, fixed]) =>
  Object.entries(fixed).map(([field, value]) => [file, field, value] as const),
);

test.each(fields)("%s %s is fixed: change it here and in docs/product.md", (file, field, value) => {
  expect(load(file)).toHaveProperty(field, value);
});

/** What a visitor who searches for each page has to read about it. */
const subjects = {
  home: /AI coach.*mentors/,
  about: /coaching and influencer mentorship/,
  blog: /mentors on/,
  contact: /Write to/,
  dashboard: /dashboard/,
  demo: /^See/,
  education: /schools/,
  entrepreneurs: /plan/,
  freelancers: /work for themselves/,
  health: /patients/,
  organizations: /team/,
  partners: /partner program/,
  pricing: /\$\d+ per month/,
  products: /coach.*mentors/,
  solutions: /freelancers.*health/,
};

test.each(Object.entries(subjects))("the description of %s names its subject: %s", (name, subject) => {
  expect(load(`content/pages/${name}.ts`)).toHaveProperty("description", stringMatching(subject));
});
