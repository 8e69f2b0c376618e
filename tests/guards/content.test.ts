import { type Catcher, guards } from "./support/guards.ts";

const fixedFacts = (test: string): Catcher => ({
  unit: { file: "tests/unit/fixed-facts.test.ts", test },
});
const check = (says: string): Catcher => ({ command: "check:content", says });

guards("the content", [
  {
    what: "A price is changed in one place of two",
    file: "content/pages/pricing.ts",
    replace: 'price: "$29"',
    by: 'price: "$39"',
    caughtBy: check("$29"),
  },
  {
    what: "A price is changed",
    file: "content/pages/pricing.ts",
    replace: 'price: "$29"',
    by: 'price: "$39"',
    caughtBy: fixedFacts("content/pages/pricing.ts"),
  },
  {
    what: "An interest is removed",
    file: "content/pages/demo.ts",
    replace: '        { id: "education", label: "Educational Programs" },\n',
    by: "",
    caughtBy: fixedFacts("content/pages/demo.ts"),
  },
  {
    what: "A target of the navigation is misspelt",
    file: "content/navigation.ts",
    replace: '{ name: "Products", path: "/products" }',
    by: '{ name: "Products", path: "/product" }',
    caughtBy: check("There is no page at /product."),
  },
  {
    what: "A picture loses its alternative text",
    file: "content/pages/about.ts",
    replace: 'photo-1573496359142-b8d87734a5a2", alt: "Portrait of a woman"',
    by: 'photo-1573496359142-b8d87734a5a2"',
    caughtBy: check("photo.alt"),
  },
  {
    what: "A page loses its description",
    file: "content/pages/partners.ts",
    replace: "description:",
    by: "summary:",
    caughtBy: check("description"),
  },
  {
    what: "A page file is gone",
    file: "content/pages/blog.ts",
    replace: 'path: "/blog"',
    by: 'path: "/journal"',
    caughtBy: check("/journal"),
  },
]);
