import { clsx } from "clsx";
import { Picture } from "@/components/ui/photo";
import { WholeWords } from "@/components/ui/whole-words";
import type { Influencer, Person } from "@/content/schema";

interface Props {
  content: { title: string; people: readonly (Person | Influencer)[] };
  /** "raised" is for a section between two others on the surface. */
  background?: "surface" | "raised";
}

/** Wide rows: their columns, and how much lower than the last person each one is. */
const rowOfFour = {
  columns: "@xl:grid-cols-4",
  offsets: ["@xl:top-24", "@xl:top-16", "@xl:top-8", "@xl:top-0"],
};
const rowOfFive = {
  columns: "@xl:grid-cols-5",
  offsets: ["@xl:top-24", "@xl:top-18", "@xl:top-12", "@xl:top-6", "@xl:top-0"],
};

/** Portraits in a row that rises from left to right, with the heading above the lower ones. */
export function PeopleRow({ content: { title, people }, background = "surface" }: Props) {
  // In rows of four, a fifth person would be alone.
  const fillsRowsOfFive = people.length % 5 === 0;
  const { columns, offsets } = fillsRowsOfFive ? rowOfFive : rowOfFour;
  return (
    <div className={clsx("pt-section", background === "raised" ? "bg-raised pb-strip" : "pb-section")}>
      <section className="page-width @container" data-reveal>
        <h2 className="text-h2 lg:max-w-[48%]">{title}</h2>
        <ul
          role="list"
          className={clsx(
            "mt-10 grid gap-x-grid gap-y-8 pb-8 @3xs:grid-cols-2 @xl:mt-2 @xl:pb-24 lg:-mt-6",
            columns,
          )}
        >
          {people.map((person, index) => (
            <li
              key={person.name}
              // In rows of two, the first person is lower.
              className={clsx("relative", index % 2 === 0 && "@3xs:top-8", offsets[index % offsets.length])}
            >
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
              <p className="text-sm text-balance text-muted">
                <WholeWords text={"role" in person ? person.role : person.expertise} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
