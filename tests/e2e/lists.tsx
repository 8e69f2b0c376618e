/** @jsxRuntime automatic */
/* The site's configuration of TypeScript leaves tests out, so this file says how its JSX compiles. */
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

/* Prints the HTML of lists with other numbers of entries than the site has. Their titles begin with the number. */

const { people } = partners.mentors;
const cards = [...solutions.cards, ...solutions.cards];
const plans = [...pricing.plans, ...pricing.plans].map((plan) => ({ ...plan, price: "$1,200" }));

const lists = [
  [4, 5, 6, 7].map((count) => (
    <div key={count}>
      <div title={`${count} cards on home`}>
        <HomeAdvantage advantage={home.advantage} mentors={people} solutions={cards.slice(0, count)} />
      </div>
      <div title={`${count} panels`}>
        <SolutionPanels cards={cards.slice(0, count)} />
      </div>
      <div title={`${count - 1} other solutions`}>
        <OtherSolutions label="" solutions={cards.slice(1, count)} />
      </div>
    </div>
  )),
  [4, 5].map((count) => (
    <div key={count} title={`${count} mentors`}>
      <PeopleRow title="" people={[...people, ...people].slice(0, count)} />
    </div>
  )),
  [2, 3, 4].map((count) => (
    <div key={count} title={`${count} plans`}>
      <PricingPlans pricing={{ ...pricing, plans: plans.slice(0, count) }} />
    </div>
  )),
];
console.log(renderToStaticMarkup(lists));
