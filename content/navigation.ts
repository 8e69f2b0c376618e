import type { Navigation } from "./schema";
import { site } from "./site";

export const navigation = {
  labels: {
    skip: "Skip to content",
    main: "Main",
    mobile: "Main, mobile",
    menu: "Menu",
    submenu: "Solutions menu",
    overview: "All Solutions",
    overviewText: "Find where you start",
    home: `${site.name}, home`,
    solutions: "Other solutions",
    footer: "Footer",
    social: "Social media",
    breadcrumbs: "Breadcrumbs",
  },
  items: [
    { name: "Home", path: "/" },
    // The menu below this entry has the cards of pages/solutions.ts.
    { name: "Solutions", path: "/solutions" },
    { name: "About Us", path: "/about" },
    { name: "Products", path: "/products" },
    { name: "Partners", path: "/partners" },
    { name: "Pricing", path: "/pricing" },
    { name: "Blog", path: "/blog" },
    { name: "Contact", path: "/contact" },
  ],
  demo: { label: "Request a Demo", notice: "notImplemented" },
  join: { label: "Join Now", href: "/dashboard" },
  footer: [
    // Cards of pages/solutions.ts, by id.
    { title: "Solutions", solutions: ["freelancers", "entrepreneurs", "organizations", "education"] },
    {
      title: "Company",
      links: [
        { label: "About", href: "/about" },
        { label: "Blog", href: "/blog" },
        { label: "Partners", href: "/partners" },
      ],
    },
    {
      title: "Resources",
      links: [
        { label: "Contact", href: "/contact" },
        { label: "Demo", href: "/demo" },
      ],
    },
    {
      title: "Legal",
      links: [
        { label: "Privacy Policy", notice: "notImplemented" },
        { label: "Terms of Service", notice: "notImplemented" },
      ],
    },
  ],
  social: [
    { name: "LinkedIn", icon: "linkedin", notice: "notImplemented" },
    { name: "Instagram", icon: "instagram", notice: "notImplemented" },
    { name: "YouTube", icon: "youtube", notice: "notImplemented" },
  ],
} as const satisfies Navigation;
