import { useId } from "react";
import type { DashboardContent } from "@/content/schema";
import { DashboardHeading } from "./dashboard-heading";

/** What others in the community are up to. */
export function DashboardCommunity({ community }: Pick<DashboardContent, "community">) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="dashboard-community" data-reveal>
      <DashboardHeading id={titleId} title={community.title} action={community.open} />
      <ul className="grid gap-x-fluid-lg gap-y-6 md:grid-cols-3">
        {community.items.map((item) => (
          <li key={item.text} className="grid grid-cols-[2.75rem_1fr] gap-3.5">
            <span aria-hidden="true" className="dashboard-community-avatar">
              {item.initials}
            </span>
            <div>
              <p className="[line-height:1.45]">
                <strong className="font-bold">{item.name}</strong> {item.text}
              </p>
              <p className="mt-1 text-sm text-muted">{item.about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
