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

/** The number of columns, as a class, so that a browser knows it before the last plan has loaded. */
const counts: Readonly<Record<number, string>> = {
  2: "[--plans:2]",
  3: "[--plans:3]",
  4: "[--plans:4]",
};

/** Plans in a stack, or side by side in one frame with four rows, which they share. */
const frame = clsx(
  "grid gap-4 @4xl:grid-flow-col @4xl:grid-cols-[repeat(var(--plans),minmax(0,1fr))] @4xl:grid-rows-[repeat(4,auto)]",
  "@4xl:gap-x-grid @4xl:gap-y-0 @4xl:rounded-md @4xl:border @4xl:border-line @4xl:bg-raised",
  // How far the highlighted plan sticks out of the frame. It covers the edges.
  "[--above:4.25rem] [--below:1.5rem] @4xl:mt-(--above)",
  // The largest font size of a price: side by side, about a sixth of its column.
  "[--price-size:13.75vw] @4xl:[--price-size:calc(16.2cqw/var(--plans))]",
);

const rows = "p-fluid-md @4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid";

/** An ordinary plan: a box on small screens, a column of the shared frame on wide ones. */
const ordinary = "@max-4xl:rounded-md @max-4xl:border @max-4xl:border-line @max-4xl:bg-raised";

/** The highlighted plan. In a stack, its waves have their own space, with the ratio of their shape. */
const highlighted = clsx(
  "pt-[calc(1rem+var(--waves))] [--waves:max(6rem,96/480*100cqw)] @4xl:[--waves:6rem]",
  "@4xl:-mt-(--above) @4xl:pt-[calc(var(--above)+var(--spacing-fluid-md))]",
  "@4xl:-mb-(--below) @4xl:pb-[calc(var(--below)+var(--spacing-fluid-md))]",
  // On paper, there are no waves, and no background to tell the plan from the others.
  "print:border print:border-line print:[--waves:0px]",
);

/**
 * Two pixels beyond the panel, and cut off two pixels above their end. Between two pixels of a scaled screen, the panel would show as
 * a line around them, and at their end, where all bands end together, the light ones through the dark one.
 */
const waveFrame = clsx(
  "-mx-[2px] -mt-[2px] h-[calc(var(--waves)+2px)] w-[calc(100%+4px)] bg-depth-0",
  "mask-[linear-gradient(#000,#000)] mask-no-repeat [mask-position:0_-2px]",
);

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
          {/* A number, or a word such as Custom, which may be long in another language, and then breaks. */}
          <strong
            className={clsx(
              "font-display leading-none font-semibold tracking-[-0.05em] wrap-anywhere",
              "text-[length:min(clamp(2.75rem,1.9rem+2.6vw,4.25rem),var(--price-size))]",
            )}
          >
            {plan.price}
          </strong>{" "}
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
          <li
            key={feature}
            className="flex gap-3 border-b border-line py-3 leading-snug print:py-1.5 last:border-0"
          >
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
      className={clsx(rows, highlighted)}
      scene={
        <Waves shape={waves} depths={[1, 3, 5, 8, "inverse"]} sun={[150, 37, 24]} className={waveFrame} />
      }
    >
      <PlanRows plan={plan} />
    </Panel>
  );
}

/** The plans in one frame with aligned rows, then a note and a question. The highlighted plan is taller than the frame. */
export function PricingPlans({ content }: { content: PricingContent }) {
  const { plans, currencyNote, question } = content;
  return (
    <div className="page-width">
      <div className="@container">
        <ul role="list" className={clsx(counts[plans.length], frame)}>
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
