import { Button } from "@/components/ui/button";
import type { Action } from "@/content/schema";

/** A tile's title, with a link beside it that leads to more. `id` names the tile's section. */
export function DashboardHeading({ id, title, action }: { id: string; title: string; action: Action }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      <Button action={action} variant="link" className="min-h-7 text-sm" />
    </div>
  );
}
