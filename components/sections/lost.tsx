import { Action } from "@/components/ui/action";
import { Art } from "@/components/ui/art";
import type { NotFoundContent } from "@/content/schema";

/** An address without a page: the sun has sunk below a calm surface, which runs straight into the footer. */
export function Lost({ head, home }: Pick<NotFoundContent, "head" | "home">) {
  return (
    <section className="lost" aria-labelledby="lost">
      <div className="page-width">
        <h1 id="lost" className="text-h1">
          {head.title}
        </h1>
        <p className="lead mx-auto mt-4 mb-7 text-balance text-ink">{head.lead}</p>
        <Action action={home} />
      </div>
      <Art name="lost-sea" priority className="lost-sea" />
    </section>
  );
}
