import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Art } from "@/components/ui/art";

interface Props {
  logo: ReactNode;
  /** The sentence beside the questions. */
  line: string;
  /** The waves until a role is chosen. */
  waves: ReactNode;
  /** The illustrations of the roles that were chosen, in order. The waves of the last one show. */
  arts: readonly string[];
  /** The index of the step. */
  current: number;
  /** Whether the questions are over. */
  isOver: boolean;
}

/** How far the waves are below their full height, by step. */
const distances = ["translate-y-[40%]", "translate-y-[20%]"];

/** As high as the width and the panel allow. With a ratio and a max-height, WebKit would change the width. */
const wavesClasses = "absolute bottom-0 h-[min(100%,65vh,100cqw*65/32)] w-full";

/** Logo, line and waves, beside the questions of onboarding or above them. After the questions, only the logo stays. */
export function BrandPanel({ logo, line, waves, arts, current, isOver }: Props) {
  return (
    <div className="relative -mx-gutter bg-depth-0 side-by-side:-ms-bleed side-by-side:me-0">
      <div
        className={clsx(
          "flex flex-col overflow-hidden short:h-[3.75rem]",
          !isOver &&
            "h-36 low:h-header side-by-side:sticky side-by-side:top-0 side-by-side:h-full side-by-side:max-h-dvh",
        )}
      >
        {/* Where the header has its logo, so that it does not move when onboarding ends. */}
        <div className="relative z-1 flex min-h-header items-center ps-gutter side-by-side:ps-bleed">
          {logo}
        </div>
        {!isOver && (
          <>
            <div className="mt-[clamp(0.5rem,4vh,3rem)] hidden ps-bleed pe-4 side-by-side:block">
              <p
                className={clsx(
                  "max-w-[11em] text-balance wrap-anywhere font-display font-semibold tracking-[-0.03em]",
                  "text-[clamp(1.75rem,4vw,3.75rem)]/[1.1] short:text-h3",
                )}
                dir="auto"
              >
                {line}
              </p>
            </div>
            {/* Beside a question, the waves have the room below the line. Above it they are a strip, and a short window has none. */}
            <div
              className={clsx(
                "@container absolute inset-x-0 top-4.5 bottom-0 overflow-hidden short:hidden",
                "side-by-side:relative side-by-side:top-0 side-by-side:mt-[clamp(1rem,3vh,2rem)] side-by-side:flex-1",
                "side-by-side:short:block",
              )}
            >
              {/*
                In the narrowest strip, the sun is to the right of the logo. In a narrow column, it is in the middle, so that a high
                window shows all of it.
              */}
              <div
                className={clsx(
                  wavesClasses,
                  "min-w-84 transition-transform duration-420 ease-arrive side-by-side:max-lg:min-w-0",
                  distances[current],
                  arts.length > 0 &&
                    "side-by-side:animate-[fade-out_160ms_forwards] side-by-side:short:animate-none side-by-side:forced-colors:animate-none",
                )}
              >
                {waves}
              </div>
              {/* The waves before leave, even while they still rise. Then the new ones rise. */}
              {[arts.length - 2, arts.length - 1].map((choice) => {
                const name = arts[choice];
                return (
                  name && (
                    // The sky has the panel's color.
                    <Art
                      key={choice}
                      name={name}
                      priority
                      className={clsx(
                        wavesClasses,
                        choice === arts.length - 1
                          ? "animate-[surface_700ms_160ms_var(--ease-arrive)_backwards]"
                          : "animate-[surface_700ms_160ms_var(--ease-arrive)_backwards,fade-out_160ms_forwards]",
                        "hidden side-by-side:block side-by-side:short:hidden side-by-side:forced-colors:hidden",
                      )}
                    />
                  )
                );
              })}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
