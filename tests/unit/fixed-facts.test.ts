import { describe, expect, test } from "@jest/globals";
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
 * What the product fixes: addresses, plans and prices, labels, notices, steps and limits. All other words are free.
 * Lists in `atLeast` may grow: pages, entries of the navigation, articles.
 */

const { stringMatching, arrayContaining, objectContaining } = expect;
const link = (label: string, href: string) => ({ label, href });
const shows = (label: string, notice: string) => ({ label, notice });
const titled = (...titles: readonly string[]) => titles.map((title) => ({ title }));
const said = (...patterns: readonly RegExp[]) => patterns.map((pattern) => stringMatching(pattern));
const options = (...labels: readonly string[]) =>
  ["freelancer", "entrepreneur", "organization", "education", "health"].map((id, index) => ({
    id,
    label: labels[index],
  }));
const atLeast = (...entries: readonly object[]) =>
  arrayContaining(entries.map((entry) => objectContaining({ ...entry })));
const preview = { notice: "preview" };
const learnMore = { action: shows("Learn More", "notImplemented") };
const solutionPages = [freelancers, entrepreneurs, organizations, education, health];
const threeBenefits = { items: [{}, {}, {}] };

/** By file, what it says, and the part of it that is fixed. */
const facts: Readonly<Record<string, readonly [says: object, fixed: object]>> = {
  "content/navigation.ts": [
    navigation,
    {
      items: atLeast(
        { name: "Home", path: "/" },
        {
          name: "Solutions",
          path: "/solutions",
          links: atLeast(...solutionPages.map(({ path }) => ({ path }))),
        },
        { name: "About Us", path: "/about" },
        { name: "Products", path: "/products" },
        { name: "Partners", path: "/partners" },
        { name: "Pricing", path: "/pricing" },
        { name: "Blog", path: "/blog" },
        { name: "Contact", path: "/contact" },
      ),
      demo: shows("Request a Demo", "notImplemented"),
      join: link("Join Now", "/dashboard"),
      footer: atLeast(
        {
          title: "Solutions",
          links: atLeast(...solutionPages.slice(0, 4).map(({ path }) => ({ href: path }))),
        },
        {
          title: "Company",
          links: atLeast({ href: "/about" }, { href: "/blog" }, { href: "/partners" }),
        },
        { title: "Resources", links: atLeast({ href: "/contact" }, { href: "/demo" }) },
        {
          title: "Legal",
          links: atLeast(
            shows("Privacy Policy", "notImplemented"),
            shows("Terms of Service", "notImplemented"),
          ),
        },
      ),
      social: atLeast(
        ...["linkedin", "instagram", "youtube"].map((icon) => ({ icon, notice: "notImplemented" })),
      ),
    },
  ],
  "content/notices.ts": [
    { ...notices, ...noticeLabels },
    {
      notImplemented: {
        title: "Feature Not Implemented",
        text: "This feature isn't implemented yet; it can be requested in the next prompt.",
      },
      liveChat: { title: "Live Chat Not Available", text: "Not implemented; use the contact form." },
      preview: {
        title: "This is a Preview",
        text: "Full dashboard functionality is available after sign up.",
      },
      demoSent: {
        title: "Demo Request Sent!",
        text: "We'll be in touch shortly to schedule a personalized demo.",
        tone: "success",
      },
      messageSent: { title: "Message Sent!", text: "We'll get back as soon as possible.", tone: "success" },
      region: stringMatching(noticeHotkey),
    },
  ],
  "content/onboarding.ts": [
    onboarding,
    {
      back: "Back",
      next: "Continue",
      name: { question: "What should we call you?" },
      role: {
        options: options(
          "Freelancer",
          "Entrepreneur",
          "Part of an Organization",
          "Student / Educator",
          "Health Professional",
        ),
      },
      goals: {
        options: ["productivity", "influence", "resilience", "career", "business", "wellness"].map((id) => ({
          id,
        })),
      },
      done: { title: "You're all set!", text: "Preparing your dashboard...", enter: `Enter ${site.name}` },
    },
  ],
  "content/pages/home.ts": [
    home,
    {
      path: "/",
      hero: { actions: [link("Get Started Free", "/dashboard"), link("Request a Demo", "/demo")] },
      advantage: {
        coaching: { title: "Personalized AI coaching" },
        network: { title: "Top influencer network" },
        everyone: { title: "Solutions for everyone" },
      },
    },
  ],
  "content/pages/about.ts": [about, { path: "/about", team: { people: [{}, {}, {}, {}] } }],
  "content/pages/products.ts": [
    products,
    {
      path: "/products",
      products: titled(
        "AI Motivation Engine",
        "Influencer Hub",
        "AI Content Toolkit",
        "Coaching Marketplace",
        "Exclusive Retreats",
        "Mental Health Support",
      ).map((product) => ({ ...product, ...learnMore })),
      plans: { link: { href: "/pricing" } },
    },
  ],
  "content/pages/solutions.ts": [
    solutions,
    {
      path: "/solutions",
      cards: solutionPages.map(({ path }) => ({
        link: path,
      })),
    },
  ],
  "content/pages/freelancers.ts": [
    { ...freelancers, actions: actionsOf(freelancers) },
    { path: "/solutions/freelancers", benefits: threeBenefits, actions: atLeast({ href: "/pricing" }) },
  ],
  "content/pages/entrepreneurs.ts": [
    { ...entrepreneurs, actions: actionsOf(entrepreneurs) },
    {
      path: "/solutions/entrepreneurs",
      benefits: threeBenefits,
      actions: atLeast({ href: "/pricing" }, { href: "/demo" }),
    },
  ],
  "content/pages/organizations.ts": [
    { ...organizations, actions: actionsOf(organizations) },
    {
      path: "/solutions/organizations",
      benefits: threeBenefits,
      actions: atLeast(link("Book a Demo", "/demo")),
      testimonial: { quote: stringMatching(/six months/i), figure: { value: "15%" } },
    },
  ],
  "content/pages/education.ts": [
    { ...education, actions: actionsOf(education) },
    {
      path: "/solutions/education",
      hero: { title: "For the Next Generation of Leaders" },
      benefits: { items: titled("Prepare students", "Foster innovation", "Enhance engagement") },
      actions: atLeast(link("Contact our Education Team", "/contact"), { notice: "notImplemented" }),
    },
  ],
  "content/pages/health.ts": [
    { ...health, actions: actionsOf(health) },
    {
      path: "/solutions/health",
      benefits: {
        items: titled("24/7 AI patient support", "Therapeutic outcomes insights", "Holistic well-being"),
      },
      actions: atLeast(
        shows("Explore our practitioner program", "notImplemented"),
        link("Request a Professional Demo", "/demo"),
      ),
    },
  ],
  "content/pages/partners.ts": [
    partners,
    {
      path: "/partners",
      mentors: {
        people: said(
          /^growth hacking and viral marketing$/i,
          /^leadership and high-performance teams$/i,
          /^personal branding and storytelling$/i,
          /^financial independence and investing$/i,
        ).map((expertise) => ({ expertise })),
      },
      program: {
        items: [
          { title: "Co-market" },
          { title: "Earn revenue", text: stringMatching(/referral.*licensing/i) },
          { title: "Access exclusive tools" },
        ],
        apply: { action: link("Apply to Partner", "/contact") },
        login: { action: shows("Partner Login", "notImplemented") },
      },
    },
  ],
  "content/pages/demo.ts": [
    { ...demo, required: requiredOf(demo.form) },
    {
      path: "/demo",
      required: ["name", "email"],
      form: {
        interests: {
          options: options(
            "Freelancer Tools",
            "Entrepreneur Growth",
            "Team Performance",
            "Educational Programs",
            "Wellness Solutions",
          ),
        },
      },
    },
  ],
  "content/pages/blog.ts": [
    { ...blog, hasThreeArticles: blog.articles.length >= 3 },
    {
      path: "/blog",
      hasThreeArticles: true,
      readMore: shows("Read More", "notImplemented"),
      loadMore: shows("Load More Articles", "notImplemented"),
    },
  ],
  "content/pages/pricing.ts": [
    pricing,
    {
      path: "/pricing",
      plans: [
        {
          name: "Free",
          price: "$0",
          frequency: "forever",
          link: "/dashboard",
          features: said(
            /basic AI motivation/i,
            /goal tracking.*3 goals/i,
            /community forum/i,
            /weekly newsletter/i,
          ),
        },
        {
          name: "Premium",
          price: "$29",
          frequency: "per month",
          link: "/dashboard",
          highlight: "Most Popular",
          features: said(
            /advanced AI coaching/i,
            /unlimited goal tracking/i,
            /influencer hub/i,
            /AI content toolkit/i,
            /priority support/i,
          ),
        },
        {
          name: "Enterprise",
          price: "Custom",
          link: "/contact",
          features: said(
            /team dashboards/i,
            /usage analytics/i,
            /dedicated account manager/i,
            /custom integrations/i,
            /volume licensing/i,
          ),
        },
      ],
    },
  ],
  "content/pages/contact.ts": [
    { ...contact, required: requiredOf(contact.form) },
    {
      path: "/contact",
      required: ["name", "email", "message"],
      channels: {
        chat: { action: shows("Live Chat", "liveChat") },
        faq: { action: shows("FAQ", "liveChat") },
      },
    },
  ],
  "content/pages/dashboard.ts": [
    dashboard,
    {
      path: "/dashboard",
      coach: { actions: [preview, preview] },
      progress: {
        influence: { value: 78 },
        goals: { value: 92 },
        trend: { value: "High" },
        details: preview,
      },
      hub: {
        items: [
          { tag: "Live session", action: preview },
          { tag: "New course", action: preview },
        ],
      },
      book: { action: preview },
      community: { open: preview },
    },
  ],
  "content/pages/not-found.ts": [notFound, { head: { title: "Page Not Found" }, home: { href: "/" } }],
  "lib/notice-rules.ts": [
    { noticeDuration, swipeThreshold, noticeHotkey },
    { noticeDuration: 5000, swipeThreshold: 50, noticeHotkey: "F8" },
  ],
  "lib/onboarding.ts": [
    { maxGoals, lastStep, onboardedKey },
    { maxGoals: 3, lastStep: 3, onboardedKey: "hasOnboarded" },
  ],
};

/** The actions of a solution page, at its top and at its end. */
function actionsOf({
  hero,
  cta,
}: {
  hero: { actions: readonly object[] };
  cta: { actions: readonly object[] };
}) {
  return [...hero.actions, ...cta.actions];
}

/** The fields of a form that must not be left empty. */
function requiredOf(form: object): string[] {
  return Object.entries(form).flatMap(([name, field]) => ("missing" in Object(field) ? [name] : []));
}

describe("The product fixes a part of each file. If you want another, change tests/unit/fixed-facts.test.ts too:", () => {
  test.each(Object.entries(facts))("%s", (_file, [says, fixed]) => {
    expect(says).toMatchObject(fixed);
  });
});
