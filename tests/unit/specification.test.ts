import { expect, test } from "@jest/globals";
import { navigation } from "../../content/navigation.ts";
import { notices } from "../../content/notices.ts";
import { onboarding } from "../../content/onboarding.ts";
import notFound from "../../content/pages/not-found.ts";
import { site } from "../../content/site.ts";
import { pages } from "../../lib/site/registry.ts";

/*
 * The labels, links, notices, prices and ids that the site promises. Content may have more, and its lists any order. Change something
 * here only with the owner's consent.
 */

/** Matches a list with these entries, which may have more fields. */
const listOf = (...entries: readonly object[]) =>
  expect.arrayContaining(entries.map((entry) => expect.objectContaining(entry)));

/** Matches a list with these texts. */
const textsOf = (...texts: string[]) => expect.arrayContaining(texts);

/** Matches a list whose entries have these titles. */
const titlesOf = (...titles: readonly string[]) => listOf(...titles.map((title) => ({ title })));

const placeholder = "notImplemented";

test("the 404 page says so, with a link to the home page", () => {
  expect(notFound).toMatchObject({ header: { title: "Page Not Found" }, home: { href: "/" } });
});

test("the header has the promised links and buttons", () => {
  expect(navigation).toMatchObject({
    items: listOf(
      { name: "Home", path: "/" },
      { name: "Solutions", path: "/solutions" },
      { name: "About Us", path: "/about" },
      { name: "Products", path: "/products" },
      { name: "Partners", path: "/partners" },
      { name: "Pricing", path: "/pricing" },
      { name: "Blog", path: "/blog" },
      { name: "Contact", path: "/contact" },
    ),
    labels: { overview: "All Solutions" },
    demo: { label: "Request a Demo", notice: placeholder },
    join: { label: "Join Now", href: "/dashboard" },
  });
});

test("the footer has the promised links and buttons", () => {
  expect(navigation).toMatchObject({
    footer: listOf(
      {
        title: "Solutions",
        solutions: textsOf("freelancers", "entrepreneurs", "organizations", "education"),
      },
      {
        title: "Company",
        links: listOf(
          { label: "About", href: "/about" },
          { label: "Blog", href: "/blog" },
          { label: "Partners", href: "/partners" },
        ),
      },
      {
        title: "Resources",
        links: listOf({ label: "Contact", href: "/contact" }, { label: "Demo", href: "/demo" }),
      },
      {
        title: "Legal",
        links: listOf(
          { label: "Privacy Policy", notice: placeholder },
          { label: "Terms of Service", notice: placeholder },
        ),
      },
    ),
    social: listOf(
      { name: "LinkedIn", notice: placeholder },
      { name: "Instagram", notice: placeholder },
      { name: "YouTube", notice: placeholder },
    ),
  });
});

test("notices have the promised texts", () => {
  expect(notices).toMatchObject({
    notImplemented: {
      title: "Feature Not Implemented",
      text: "This feature isn’t implemented yet; it can be requested in the next prompt.",
    },
    useContactForm: { title: "Live Chat Not Available", text: "Not implemented; use the contact form." },
    preview: {
      title: "This is a Preview",
      text: "Full dashboard functionality is available after sign up.",
    },
    demoSent: {
      title: "Demo Request Sent!",
      text: "We’ll be in touch shortly to schedule a personalized demo.",
      tone: "success",
    },
    messageSent: { title: "Message Sent!", text: "We’ll get back as soon as possible.", tone: "success" },
  });
});

test("onboarding asks the promised questions", () => {
  expect(onboarding).toMatchObject({
    next: "Continue",
    back: "Back",
    steps: listOf(
      { id: "name", question: "What should we call you?" },
      {
        id: "role",
        options: listOf(
          { id: "freelancer", label: "Freelancer" },
          { id: "entrepreneur", label: "Entrepreneur" },
          { id: "organization", label: "Part of an Organization" },
          { id: "education", label: "Student / Educator" },
          { id: "health", label: "Health Professional" },
        ),
      },
      {
        id: "goals",
        max: 3,
        options: listOf(
          { id: "productivity" },
          { id: "influence" },
          { id: "resilience" },
          { id: "career" },
          { id: "business" },
          { id: "wellness" },
        ),
      },
    ),
    done: {
      title: "You’re all set!",
      text: "Preparing your dashboard...",
      enter: `Enter ${site.name}`,
    },
  });
});

/** The pages, by path, and parts of them. */
const promised: Readonly<Record<string, object>> = {
  "/": {
    hero: {
      actions: listOf(
        { label: "Get Started Free", href: "/dashboard" },
        { label: "Request a Demo", href: "/demo" },
      ),
    },
    advantage: {
      coaching: { title: "Personalized AI coaching" },
      network: { title: "Top influencer network" },
      everyone: { title: "Solutions for everyone" },
    },
  },
  "/about": {},
  "/products": {
    products: titlesOf(
      "AI Motivation Engine",
      "Influencer Hub",
      "AI Content Toolkit",
      "Coaching Marketplace",
      "Exclusive Retreats",
      "Mental Health Support",
    ),
    learnMore: { label: "Learn More", notice: placeholder },
    plans: { link: { href: "/pricing" } },
  },
  "/solutions": {},
  "/solutions/freelancers": { hero: { actions: listOf({ href: "/pricing" }) } },
  "/solutions/entrepreneurs": { hero: { actions: listOf({ href: "/pricing" }, { href: "/demo" }) } },
  "/solutions/organizations": {
    hero: { actions: listOf({ label: "Book a Demo", href: "/demo" }) },
    testimonial: { stat: { value: "15%", meaning: "increase in quota attainment over six months" } },
  },
  "/solutions/education": {
    hero: {
      title: "For the Next Generation of Leaders",
      actions: listOf(
        { label: "Contact our Education Team", href: "/contact" },
        { notice: placeholder, variant: "link" },
      ),
    },
    benefits: { items: titlesOf("Prepare students", "Foster innovation", "Enhance engagement") },
  },
  "/solutions/health": {
    hero: {
      actions: listOf(
        { label: "Explore our practitioner program", notice: placeholder },
        { label: "Request a Professional Demo", href: "/demo" },
      ),
    },
    benefits: {
      items: titlesOf("24/7 AI patient support", "Therapeutic outcomes insights", "Holistic well-being"),
    },
  },
  "/partners": {
    mentors: {
      people: listOf(
        { expertise: "Growth hacking and viral marketing" },
        { expertise: "Leadership and high-performance teams" },
        { expertise: "Personal branding and storytelling" },
        { expertise: "Financial independence and investing" },
      ),
    },
    program: {
      items: titlesOf("Co-market", "Earn revenue", "Access exclusive tools"),
      apply: { action: { label: "Apply to Partner", href: "/contact" } },
      login: { action: { label: "Partner Login", notice: placeholder } },
    },
  },
  "/demo": {
    form: {
      interests: {
        options: listOf(
          { id: "freelancer", label: "Freelancer Tools" },
          { id: "entrepreneur", label: "Entrepreneur Growth" },
          { id: "organization", label: "Team Performance" },
          { id: "education", label: "Educational Programs" },
          { id: "health", label: "Wellness Solutions" },
        ),
      },
    },
  },
  "/blog": {
    readMore: { label: "Read More", notice: placeholder },
    loadMore: { label: "Load More Articles", notice: placeholder },
  },
  "/pricing": {
    plans: listOf(
      {
        name: "Free",
        price: "$0",
        frequency: "forever",
        features: textsOf(
          "Basic AI motivation",
          "Goal tracking limited to 3 goals",
          "Community forum access",
          "Weekly newsletter",
        ),
        link: "/dashboard",
      },
      {
        name: "Premium",
        price: "$29",
        frequency: "per month",
        features: textsOf(
          "Advanced AI coaching",
          "Unlimited goal tracking",
          "Influencer hub access",
          "AI content toolkit",
          "Priority support",
        ),
        link: "/dashboard",
        highlight: "Most Popular",
      },
      {
        name: "Enterprise",
        price: "Custom",
        features: textsOf(
          "Team dashboards",
          "Usage analytics",
          "Dedicated account manager",
          "Custom integrations",
          "Volume licensing",
        ),
        link: "/contact",
      },
    ),
  },
  "/contact": {
    channels: {
      chat: { action: { label: "Live Chat", notice: "useContactForm" } },
      faq: { action: { label: "FAQ", notice: "useContactForm" } },
    },
  },
  "/dashboard": {
    progress: {
      influence: { label: "Influence score", value: 78 },
      goals: { label: "Goal completion", value: 92 },
      trend: { label: "Motivation trend", value: "High" },
    },
    hub: { items: listOf({ tag: "Live session" }, { tag: "New course" }) },
  },
};

test.each(Object.entries(promised))("%s has the promised labels, links, prices and notices", (path, part) => {
  expect(pages.find((page) => page.path === path)).toMatchObject(part);
});
