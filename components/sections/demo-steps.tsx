import type { DemoSent } from "@/content/schema";

/** What happens after a demo request, and when. */
export function DemoSteps({ steps }: Pick<DemoSent, "steps">) {
  return (
    <dl className="demo-steps mt-fluid-md rule-ink">
      {steps.map(({ when, what }) => (
        <div key={when}>
          <dt className="font-heavy">{when}</dt>
          <dd className="text-pretty text-muted">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
