"use client";

import { clsx } from "clsx";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { OnboardingContent } from "@/content/schema";
import { interpolate } from "@/lib/text/interpolate";
import { type Answers, answersToLog, artIn, nameIn, readAnswer } from "./answers";
import { BrandPanel } from "./brand-panel";
import { endOnboarding } from "./first-visit";
import { Progress, Question } from "./step";
import { AllSet, Sunrise } from "./sunrise";
import { useOnboarding } from "./use-onboarding";
import { useStepChange } from "./use-step-change";

interface Props {
  content: OnboardingContent;
  /** The logo, and the waves beside the questions, rendered on the server. */
  logo: ReactNode;
  waves: ReactNode;
  /** The page, which is inert while onboarding covers it. */
  children: ReactNode;
}

/** The illustration of the last step if no role is chosen. */
const anyArt = "freelancers";

/** Across the padding of the column, up to the panel. */
const acrossColumn = "-mx-gutter px-gutter side-by-side:-ms-(--air) side-by-side:ps-(--air)";

/** The height of the buttons at the foot, and that of two rows, into which large text breaks them on a phone. */
const footHeight = "[--foot:--spacing(19)] short:[--foot:--spacing(17)]";
const twoRowsHeight = "max-[17rem]:[--foot:--spacing(36)] short:max-[17rem]:[--foot:--spacing(34)]";

/**
 * The page, and onboarding, which covers it on a first visit: a form whose fields are those of the current step. The first step is
 * hydrated in place, so nothing replaces a field while the visitor types.
 */
export function Onboarding({ content, logo, waves, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const isShown = useOnboarding(section);
  const [current, setCurrent] = useState(0);
  useStepChange(section, current);
  const [answers, setAnswers] = useState<Answers>({});
  const [arts, setArts] = useState<readonly string[]>([]);
  /** The step with a question; undefined once the questions are over. */
  const step = content.steps[current];
  const name = nameIn(answers);
  const hello = current > 0 && name ? interpolate(content.hello, { name }) : undefined;

  const recordAnswer = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!step) return;
    const changed = { ...answers, [step.id]: readAnswer(step, currentTarget) };
    setAnswers(changed);
    const chosen = artIn(content, changed);
    if (chosen && chosen !== arts.at(-1)) setArts([...arts, chosen]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step) {
      // A name that was typed before hydration is not recorded yet.
      recordAnswer(event);
      setCurrent(current + 1);
      return;
    }
    endOnboarding("hasOnboarded");
    console.log(answersToLog(content, answers));
  };

  return (
    <>
      {/* At least as high as the window, with the footer at the bottom. */}
      <div id="page" inert={isShown} className="relative flex min-h-dvh flex-col" suppressHydrationWarning>
        {children}
      </div>
      {/* A document may have one <main>, and the HTML has the page's. While onboarding covers the page, it has that role. */}
      <section
        ref={section}
        id="onboarding"
        className={clsx(
          "fixed inset-0 z-50 overflow-x-hidden overflow-y-scroll print:hidden",
          // The room keeps an option with the focus, and its ring, above the buttons.
          step && "scroll-py-5 room-at-foot:scroll-pb-[calc(var(--foot)+--spacing(6))]",
          step && footHeight,
          step && current > 0 && twoRowsHeight,
          step ? "bg-surface" : "sunrise-sky grid bg-depth-0",
        )}
        role={isShown ? "main" : undefined}
        aria-label={content.label}
        // Search engines do not quote onboarding, and programs without styles leave out hidden elements.
        data-nosnippet
        hidden={!isShown}
        suppressHydrationWarning
      >
        <p className="sr-only" aria-live="polite" aria-atomic="true">
          {step
            ? interpolate(content.position, { step: current + 1, total: content.steps.length })
            : content.done.text}
        </p>
        {!step && <Sunrise art={arts.at(-1) ?? anyArt} />}
        {/* The panel is above the form, and beside a question where there is room. */}
        <div
          className={clsx(
            "page-width grid min-h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] [grid-area:1/1]",
            step && "side-by-side:split-5 side-by-side:grid-rows-[1fr]",
          )}
        >
          <BrandPanel
            logo={logo}
            line={hello ?? content.welcome}
            waves={waves}
            arts={arts}
            current={current}
            isOver={!step}
          />
          <form
            // Reader views that ignore "hidden" leave out an element that is called a popup.
            id="onboarding-popup"
            className={clsx(
              "flex flex-col",
              step
                ? // The bars of the progress list are beside the logo.
                  clsx(
                    "pt-6 pb-[calc(var(--spacing-fluid-md)-3*var(--spacing))] low:pt-4 short:pt-2 short:pb-1",
                    "side-by-side:pt-[calc(var(--spacing-header)/2-2.5px)] side-by-side:very-short:pt-2",
                  )
                : "pb-fluid-md side-by-side:pb-(--waves)",
            )}
            // Keeps the browser from sending the form before it is hydrated.
            method="dialog"
            onChange={recordAnswer}
            onSubmit={submit}
          >
            {step && <Progress content={content} current={current} />}
            <div
              key={current}
              className={clsx(
                step
                  ? clsx(
                      "foot-edge flex grow flex-col pt-7.5 pb-3 low:pt-5 short:pt-2 short:pb-1.5 side-by-side:mt-auto side-by-side:grow-0",
                      "side-by-side:pt-[clamp(2rem,5vh,4rem)] side-by-side:pb-4 side-by-side:short:pt-4 side-by-side:short:pb-1.5 side-by-side:very-short:pt-2",
                    )
                  : // On phones, the button is on the waves.
                    clsx(
                      "mb-auto pt-9 pb-[max(0.75rem,var(--waves)+1.35*var(--radius)-3.25rem)] short:pt-3 very-short:pt-1",
                      "side-by-side:pt-[max(0.75rem,clamp(7rem,17vh,11rem)-var(--spacing-header))] side-by-side:pb-7",
                      "side-by-side:mb-0 side-by-side:short:pb-3",
                    ),
              )}
            >
              {step ? (
                <Question step={step} answer={answers[step.id]} hello={hello} />
              ) : (
                <AllSet content={content} name={name} />
              )}
            </div>
            {/*
              The first button stays the same element, because screen readers that lose the button under their cursor skip the heading that
              gets the focus.
            */}
            <div
              className={clsx(
                // On phones, the first button is near the thumb.
                "flex flex-row-reverse flex-wrap justify-between gap-4",
                "side-by-side:mb-auto side-by-side:flex-row side-by-side:justify-start side-by-side:gap-3",
                // In the window throughout a question that is longer than it.
                step && "z-1 bg-surface py-3 short:py-2 room-at-foot:sticky room-at-foot:bottom-0",
                step && acrossColumn,
              )}
            >
              <Button
                type="submit"
                className={clsx(
                  "max-sm:flex-auto",
                  // A light ring sets it off from dark waves: its focus ring is dark, and so is the button itself under a pointer.
                  !step &&
                    "hover:shadow-[0_0_0_3px_var(--depth-0)] focus-visible:shadow-[0_0_0_3px_var(--depth-0)]",
                )}
              >
                {step ? content.next : content.done.enter}
              </Button>
              {step && current > 0 && (
                <Button
                  variant="secondary"
                  className="max-sm:flex-[0_1_7rem]"
                  onClick={() => setCurrent(current - 1)}
                >
                  {content.back}
                </Button>
              )}
            </div>
          </form>
        </div>
      </section>
    </>
  );
}
