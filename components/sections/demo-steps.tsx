import type { DemoSent } from "@/content/schema";

/** What happens after a demo request, and when. */
export function DemoSteps({ steps }: Pick<DemoSent, "steps">) {
  return (
    <dl className="mt-fluid-md rule-ink [line-height:1.45]">
      {steps.map(({ when, what }) => (
        <div
          key={when}
          className="grid break-inside-avoid gap-x-4 gap-y-0.5 rule-bottom py-3.5 sm:grid-cols-[8rem_1fr]"
        >
          <dt className="font-heavy">{when}</dt>
          <dd className="text-pretty text-muted">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
