import { Icon } from "@/components/ui/icon";
import type { DashboardContent } from "@/content/schema";

/** The greeting of a sample user, with the badge that says so. */
export function DashboardHead({ greeting, badge }: Pick<DashboardContent, "greeting" | "badge">) {
  return (
    <div className="mb-fluid-md flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h1 className="text-h2">{greeting}</h1>
      <p className="inline-flex min-h-8 items-center gap-2 rounded-pill bg-tint px-3.5 py-1 text-sm font-medium">
        <Icon name="eye" className="size-4" />
        {badge}
      </p>
    </div>
  );
}
