import type { Route } from "next";
import type { Plan } from "@/content/schema";
import { Button } from "./button";

/** True for a path of this site: one slash at the start, not two, nor a backslash, which browsers read as one. */
function isInternal(target: string): target is Route {
  return /^\/(?![/\\])/.test(target);
}

/** A plan's button. A target off the site is blocked: it shows the placeholder notice (specification, section 2). */
export function PlanButton({
  plan,
  className = "w-full",
}: {
  plan: Pick<Plan, "cta" | "highlight"> & { link: string };
  className?: string;
}) {
  const action = isInternal(plan.link)
    ? ({ label: plan.cta, href: plan.link } as const)
    : ({ label: plan.cta, notice: "notImplemented" } as const);
  return <Button action={action} variant={plan.highlight ? "primary" : "secondary"} className={className} />;
}
