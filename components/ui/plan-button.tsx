import type { Route } from "next";
import type { Plan } from "@/content/schema";
import { Button } from "./button";

/** Returns whether a target is a path of this site. Browsers treat "//" and "/\\" as the start of another host. */
function isInternal(target: string): target is Route {
  return /^\/(?![/\\])/.test(target);
}

/** A plan's button. A link off the site is blocked: the button shows the placeholder notice (docs/product.md). */
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
