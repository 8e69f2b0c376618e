import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import type { OnboardingContent } from "@/content/schema";
import { interpolate, withoutEndMark } from "@/lib/interpolate";
import { questionLook } from "./question";

interface Props {
  copy: OnboardingContent;
  /** The visitor's name, if one was given. */
  name: string | undefined;
}

const ripples = [
  { radius: 20, className: "" },
  { radius: 36, className: "[animation-delay:800ms]" },
  { radius: 52, className: "[animation-delay:1600ms]" },
];

/** The last step of onboarding. */
export function AllSet({ copy, name }: Props) {
  return (
    <>
      <div className={questionLook}>
        <div className="grid justify-items-start gap-4">
          <svg viewBox="0 0 112 112" aria-hidden="true" className="mb-4 size-28">
            {ripples.map(({ radius, className }) => (
              <circle
                key={radius}
                cx="56"
                cy="56"
                r={radius}
                className={clsx("origin-center animate-ripple fill-none stroke-accent stroke-2", className)}
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
