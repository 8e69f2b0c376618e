import { clsx } from "clsx";
import { useId } from "react";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { Influencer, Person } from "@/content/schema";

interface Props {
  title: string;
  people: readonly (Person | Influencer)[];
  /** "raised" sets the section off from its neighbours. */
  background?: "surface" | "raised";
}

/** Portraits in a row that rises from left to right, with the heading above the lower ones. */
export function PeopleRow({ title, people, background = "surface" }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={clsx("py-section", background === "raised" && "bg-raised")}>
      <div className="page-width" data-reveal>
        <h2 id={titleId} className="people-row-title text-h2">
          {title}
        </h2>
        <ul className="people-row">
          {people.map((person) => (
            <li key={person.name}>
              <PictureFrame
                picture={person.picture}
                ratio={[4, 5]}
                width={320}
                sizes={["(min-width: 88rem) 20rem", "(min-width: 40rem) 23vw", "46vw"]}
                className="aspect-4/5"
              />
              <h3 className="mt-4 mb-1 text-h4">{person.name}</h3>
              <p className="text-small text-muted">{"role" in person ? person.role : person.expertise}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
