import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import { Icon } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";
import { Waves } from "@/components/ui/waves";
import type { Plan, PricingContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

/** The waves at the top of the highlighted plan. */
const waves: WaveShape = {
  width: 480,
  height: 96,
  center: 150,
  base: [58, 94],
  peak: [44, 82],
  spread: [120, 90],
  steepness: [2, 2],
  sway: 5,
  samples: 10,
};

const rows = "@4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid";

/** An ordinary plan: a box on small screens, a column of the shared frame on wide ones. */
const ordinary = "p-fluid-md @max-4xl:rounded-md @max-4xl:border @max-4xl:border-line @max-4xl:bg-raised";

// Browsers treat "//" and "/\\" as the start of another host.
const isOwnPath = (link: string): link is `/${string}` => /^\/(?![/\\])/.test(link);

/** A plan's button. A link off the site is blocked: the button shows the placeholder notice (docs/product.md). */
function PlanButton({ plan: { cta: label, link, highlight } }: { plan: Plan }) {
  return (
    <Cta
      action={isOwnPath(link) ? { label, href: link } : { label, notice: "notImplemented" }}
      variant={highlight ? "primary" : "secondary"}
      className="mb-7 w-full @4xl:self-start"
    />
  );
}

/** The four rows of a plan: name and price, description, button, features. */
function PlanRows({ plan }: { plan: Plan }) {
  return (
    <>
      <div className="relative">
        <h2 className="text-h3">{plan.name}</h2>
        <p className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-2">
          <strong className="price">{plan.price}</strong>{" "}
          {plan.frequency && <span className="text-muted">{plan.frequency}</span>}
        </p>
      </div>
      {plan.highlight && (
        <p className="absolute top-4 end-5 rounded-full bg-inverse px-3 py-1 text-xs font-semibold">
          {plan.highlight}
        </p>
      )}
      {/* In three columns, the longest description has three lines, or two. With that room, no row moves when its plan arrives. */}
      <p className="box-content pb-6 text-muted @4xl:min-h-[3lh] @6xl:min-h-[2lh]">{plan.description}</p>
      <PlanButton plan={plan} />
      <ul role="list" className="border-t border-line pt-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 border-b border-line py-3 leading-snug last:border-0">
            <Icon name="Check" className="mt-0.5 size-5 flex-none text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}

function PlanCard({ plan, hasRule }: { plan: Plan; hasRule: boolean }) {
  if (!plan.highlight)
    return (
      <li className={clsx(rows, ordinary, hasRule && "@4xl:border-s @4xl:border-line")}>
        <PlanRows plan={plan} />
      </li>
    );
  return (
    <Panel
      as="li"
      className={rows}
      scene={
        <Waves
          shape={waves}
          depths={[1, 3, 5, 8, "inverse"]}
          sun={[150, 37, 24]}
          className="plan-waves bg-depth-0"
        />
      }
    >
      <PlanRows plan={plan} />
    </Panel>
  );
}

/** The number of columns, as a class, so that a browser knows it before the last plan has loaded. */
const counts: Readonly<Record<number, string>> = {
  2: "[--plans:2]",
  3: "[--plans:3]",
  4: "[--plans:4]",
};

/** The plans in one frame with aligned rows, then a note and a question. The highlighted plan is taller than the frame. */
export function PricingPlans({ content }: { content: PricingContent }) {
  const { plans, currencyNote, question } = content;
  return (
    <div className="page-width">
      <div className="@container">
        <ul role="list" className={clsx(counts[plans.length], "pricing-plans")}>
          {plans.map((plan, index) => (
            <PlanCard
              key={plan.name}
              plan={plan}
              // The highlighted plan covers the edge of the next.
              hasRule={index > 0 && !plans[index - 1]?.highlight}
            />
          ))}
        </ul>
      </div>
      <div className="mt-[clamp(3rem,4vw,4rem)] flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 pb-section text-muted">
        <p>{currencyNote}</p>
        <Cta action={question} variant="link" />
      </div>
    </div>
  );
}
