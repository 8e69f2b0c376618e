import { Button } from "@/components/ui/button";
import type { OnboardingContent } from "@/content/schema";
import { interpolate, withoutEndMark } from "@/lib/text/interpolate";
import { questionSpacing } from "./question";

interface Props {
  copy: OnboardingContent;
  /** The visitor's name, if one was given. */
  name: string | undefined;
}

/** The last step of onboarding. */
export function AllSet({ copy, name }: Props) {
  return (
    <>
      <div className={questionSpacing}>
        <div className="grid justify-items-start gap-4">
          <svg viewBox="0 0 112 112" aria-hidden="true" className="mb-4 size-28">
            {[20, 36, 52].map((radius, index) => (
              <circle
                key={radius}
                cx="56"
                cy="56"
                r={radius}
                className="origin-center animate-ripple fill-none stroke-accent stroke-2"
                style={{ animationDelay: `${index * 800}ms` }}
              />
            ))}
            <circle cx="56" cy="56" r="12" className="fill-action" />
          </svg>
          <h2 aria-level={1} tabIndex={-1} className="text-h2">
            {copy.done.title}
          </h2>
          {name && (
            <p className="max-w-xl text-lead text-muted line-clamp-2 wrap-anywhere" dir="auto">
              {interpolate(copy.greeting, { name: withoutEndMark(name) })}
            </p>
          )}
          {/* The wizard announces it to screen readers in its live region. */}
          <p className="max-w-xl text-lead text-muted" aria-hidden="true">
            {copy.done.text}
          </p>
        </div>
      </div>
      <div className="flex gap-4">
        <Button type="submit" className="ml-auto max-sm:flex-1">
          {copy.done.enter}
        </Button>
      </div>
    </>
  );
}
