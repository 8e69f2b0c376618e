/** What schema.org's names are called in the report. Others are written as words: "legalName" as "Legal name". */
const labels: Readonly<Record<string, string>> = {
  AboutPage: "Page about the company",
  BlogPosting: "Article",
  BreadcrumbList: "Breadcrumbs",
  ContactPage: "Contact page",
  ListItem: "Step",
  Offer: "Plan",
  Organization: "Company",
  UnitPriceSpecification: "Terms",
  WebPage: "Page",
  WebSite: "Website",
  articleSection: "Category",
  billingDuration: "Billed",
  blogPost: "Articles",
  datePublished: "Published",
  inLanguage: "Language",
  isPartOf: "Part of",
  item: "Address",
  itemListElement: "Steps",
  mainEntity: "Is there for",
  offers: "Plans",
  priceCurrency: "Currency",
  priceSpecification: "Terms",
  unitText: "Shown as",
  url: "Address",
};

const values: Readonly<Record<string, string>> = {
  P1M: "every month",
  P1Y: "every year",
  USD: "US dollars",
  en: "English",
};

/** A type or a property of schema.org as people say it. */
export function schemaLabel(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people say it, where it is a code. */
export function schemaValue(value: unknown): string {
  return values[String(value)] ?? String(value);
}
