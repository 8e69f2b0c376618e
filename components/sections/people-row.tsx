import { clsx } from "clsx";
import { Picture } from "@/components/ui/photo";
import type { Influencer, Person } from "@/content/schema";

interface Props {
  title: string;
  people: readonly (Person | Influencer)[];
  /** "raised" sets the section off from its neighbors. */
  background?: "surface" | "raised";
}

/** Columns and steps of wide rows. Five are in one, so that none is alone. */
const four = { list: "@xl:grid-cols-4", person: "@xl:nth-[4n+1]:top-24 @xl:nth-[4n+2]:top-16" };
const five = {
  list: "@xl:grid-cols-5",
  person:
    "@xl:nth-[5n+1]:top-24 @xl:nth-[5n+2]:top-18 @xl:nth-[5n+3]:top-12 @xl:nth-[5n+4]:top-6 @xl:nth-[5n]:top-0",
};

/** Portraits in a row that rises from left to right, with the heading above the lower ones. */
export function PeopleRow({ title, people, background = "surface" }: Props) {
  const row = people.length % 5 === 0 ? five : four;
  return (
    <div className={clsx("pt-section", background === "raised" ? "bg-raised pb-strip" : "pb-section")}>
      <section className="page-width @container" data-reveal>
        <h2 className="text-h2 lg:max-w-[48%]">{title}</h2>
        {/* In each row, a person is higher than the one before. On phones, the odd ones are 2rem lower. */}
        <ul
          role="list"
          className={clsx(
            "mt-10 grid gap-x-grid gap-y-8 pb-8 @3xs:grid-cols-2 @xl:mt-2 @xl:pb-24 lg:-mt-6",
            row.list,
          )}
        >
          {people.map((person) => (
            <li key={person.name} className={clsx("relative @3xs:odd:top-8", row.person)}>
              <Picture
                picture={person.picture}
                ratio={4 / 5}
                width={320}
                sizes={["(min-width: 88rem) 20rem", "(min-width: 40rem) 23vw", "46vw"]}
                className="aspect-4/5"
              />
              <h3 className="mt-4 mb-1 text-h4 @xl:@max-4xl:text-base @4xl:@max-6xl:text-lg">
                {person.name}
              </h3>
              <p className="text-sm text-muted">{"role" in person ? person.role : person.expertise}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
