import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PlanButton } from "@/components/ui/plan-button";
import { Waves } from "@/components/ui/waves";
import type { Plan, PricingContent } from "@/content/schema";
import type { WaveShape } from "@/lib/wave-paths";

/** The waves at the top of the highlighted plan. */
const swell: WaveShape = {
  width: 480,
  height: 96,
  bands: 5,
  center: 150,
  base: [58, 94],
  peak: [44, 82],
  spread: [120, 90],
  steepness: [2, 2],
  sway: 5,
  samples: 10,
};

function PlanCard({ plan }: { plan: Plan }) {
  const top = plan.highlight !== undefined;
  return (
    <li className={clsx("pricing-plans-card panel", top && "pricing-plans-top inverse")}>
      {top && (
        <Waves
          shape={swell}
          depths={[1, 3, 5, 8, "inverse"]}
          sun={[150, 37, 24]}
          className="absolute inset-x-0 top-0 h-24 w-full bg-depth-0"
        />
      )}
      <div className="relative">
        <h2 className="text-h3">{plan.name}</h2>
        <p className="mt-4 mb-3 flex items-baseline gap-2">
          <strong className="pricing-plans-price">{plan.price}</strong>
          {plan.frequency && <span className="text-muted">{plan.frequency}</span>}
        </p>
      </div>
      {top && (
        <p className="absolute top-4 right-5 rounded-pill bg-inverse px-3 py-1 text-fine font-heavy">
          {plan.highlight}
        </p>
      )}
      <p className="pb-6 text-muted">{plan.description}</p>
      <ul className="rule-top pt-2 pb-7">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 rule-bottom py-3 leading-snug last:[border:0]">
            <Icon name="check" className="mt-0.5 size-5 flex-none text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} className="w-full self-end" />
    </li>
  );
}

/** The plans in one frame, their rows aligned. The highlighted one rises above it. A note and a question follow. */
export function PricingPlans({
  pricing: { plans, currencyNote, question },
}: {
  pricing: Pick<PricingContent, "plans" | "currencyNote" | "question">;
}) {
  return (
    <div className="page-width">
      <ul className="pricing-plans">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <div className="pricing-plans-note flex flex-wrap justify-between gap-x-8 gap-y-4 text-muted">
        <p>{currencyNote}</p>
        <Button action={question} variant="link" className="min-h-0" />
      </div>
    </div>
  );
}
