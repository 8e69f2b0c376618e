import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import type { NotFoundContent } from "@/content/schema";

/** The message for an unknown URL, above waves that lead into the footer. */
export function NotFound({ head, home }: Pick<NotFoundContent, "head" | "home">) {
  return (
    <div className="status-page">
      <div className="page-width">
        <h1 className="text-h1">{head.title}</h1>
        <p className="lead mx-auto mt-4 mb-7 text-balance text-ink">{head.lead}</p>
        <Button action={home} />
      </div>
      <Art name="not-found-waves" priority className="not-found-waves" />
    </div>
  );
}
