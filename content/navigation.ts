import type { Navigation } from "./schema";
import { site } from "./site";

export const navigation = {
  labels: {
    skip: "Skip to content",
    main: "Main",
    mobile: "Main, mobile",
    menu: "Menu",
    submenu: "Solutions menu",
    overview: "All solutions",
    home: `${site.name}, home`,
    footer: "Footer",
    social: "Social media",
    breadcrumbs: "Breadcrumbs",
  },
  items: [
    { name: "Home", path: "/" },
    {
      name: "Solutions",
      path: "/solutions",
      links: [
        {
          name: "Freelancers",
          path: "/solutions/freelancers",
          text: "Steady momentum between clients",
          art: "freelancers",
        },
        {
          name: "Entrepreneurs",
          path: "/solutions/entrepreneurs",
          text: "Growth with someone who has done it",
          art: "entrepreneurs",
        },
        {
          name: "Organizations",
          path: "/solutions/organizations",
          text: "Teams that keep each other moving",
          art: "organizations",
        },
        {
          name: "Education",
          path: "/solutions/education",
          text: "For the next generation of leaders",
          art: "education",
        },
        { name: "Health", path: "/solutions/health", text: "Support between appointments", art: "health" },
      ],
    },
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
    {
      title: "Solutions",
      links: [
        { label: "Freelancers", href: "/solutions/freelancers" },
        { label: "Entrepreneurs", href: "/solutions/entrepreneurs" },
        { label: "Organizations", href: "/solutions/organizations" },
        { label: "Education", href: "/solutions/education" },
      ],
    },
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
