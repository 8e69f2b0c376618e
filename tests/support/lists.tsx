/** @jsxRuntime automatic */
/* The site's configuration of TypeScript leaves tests out, so this file says how its JSX compiles. */
import type { Route } from "next";
import { renderToStaticMarkup } from "react-dom/server";
import { HomeAdvantage } from "@/components/sections/home-advantage";
import { OtherSolutions } from "@/components/sections/other-solutions";
import { PeopleRow } from "@/components/sections/people-row";
import { PricingPlans } from "@/components/sections/pricing-plans";
import { SolutionPanels } from "@/components/sections/solution-panels";
import home from "@/content/pages/home";
import partners from "@/content/pages/partners";
import pricing from "@/content/pages/pricing";
import solutions from "@/content/pages/solutions";

/* Prints lists with other numbers of entries than the site has, as JSON: their names and HTML. */

const { mentors } = partners;
const art = [...solutions.cards.map(({ id }) => id), "partners", "session"] as const;
const cardsOf = (count: number) =>
  art.slice(0, count).map((id, index) => {
    const card = solutions.cards[index % solutions.cards.length] ?? solutions.cards[0];
    return { ...card, id, link: `/${id}` as Route };
  });
const fifth = { ...mentors.people[0], name: "Ida Quist", expertise: "Public speaking" };
const fourth = { ...pricing.plans[0], name: "Plus", price: "$1,200" };

const lists = [
  ...[4, 5, 6, 7].flatMap((count) => {
    const cards = cardsOf(count);
    return [
      {
        name: `${count} cards on home`,
        html: <HomeAdvantage advantage={home.advantage} mentors={mentors.people} audienceLinks={cards} />,
      },
      { name: `${count} panels`, html: <SolutionPanels cards={cards} /> },
      {
        name: `${count - 1} other solutions`,
        html: <OtherSolutions label="Other" solutions={cards.slice(1)} />,
      },
    ];
  }),
  { name: "4 mentors", html: <PeopleRow title="Four" people={mentors.people} /> },
  { name: "5 mentors", html: <PeopleRow title="Five" people={[...mentors.people, fifth]} /> },
  ...[2, 3, 4].map((count) => ({
    name: `${count} plans`,
    html: <PricingPlans pricing={{ ...pricing, plans: [...pricing.plans, fourth].slice(0, count) }} />,
  })),
];
console.log(JSON.stringify(lists.map(({ name, html }) => ({ name, html: renderToStaticMarkup(html) }))));
