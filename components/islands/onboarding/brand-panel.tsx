import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Art } from "@/components/ui/art";

/** The illustrations of the chosen role, and of the role that was chosen before, over whose waves the new waves rise. */
export interface RoleArt {
  chosen?: string;
  previous?: string;
}

interface Props {
  logo: ReactNode;
  /** The sentence beside the questions. */
  line: string;
  /** The waves until a role is chosen. */
  waves: ReactNode;
  art: RoleArt;
  /** The index of the step. */
  current: number;
  /** Whether the questions are over. */
  isOver: boolean;
}

/** The distance of the waves from their full height, by step. */
const distances = ["translate-y-[40%]", "translate-y-[20%]"];

/**
 * Logo, line and waves, beside the questions of onboarding or above them. Beside them, the waves have the room below the line; above
 * them they are a strip, and a short window has none. After the questions, only the logo stays.
 */
export function BrandPanel({ logo, line, waves, art, current, isOver }: Props) {
  return (
    <div className="relative -mx-gutter bg-depth-0 side-by-side:-ms-bleed side-by-side:me-0">
      <div
        className={clsx(
          "flex flex-col overflow-hidden short:h-[3.75rem]",
          !isOver && "h-36 side-by-side:sticky side-by-side:top-0 side-by-side:h-full side-by-side:max-h-dvh",
        )}
      >
        {/* The logo is where the header has it, so that it does not move when onboarding ends. */}
        <div className="relative z-1 flex min-h-header items-center ps-gutter side-by-side:ps-bleed">
          {logo}
        </div>
        {!isOver && (
          <>
            <div className="mt-[clamp(0.5rem,4vh,3rem)] hidden ps-bleed pe-4 side-by-side:block">
              <p
                className="line-clamp-3 max-w-[11em] font-display text-[clamp(1.75rem,4vw,3.75rem)]/[1.04] font-semibold tracking-[-0.03em] text-balance wrap-anywhere short:text-h3"
                dir="auto"
              >
                {line}
              </p>
            </div>
            <div
              className={clsx(
                "@container absolute inset-x-0 top-4.5 bottom-0 overflow-hidden short:hidden",
                "side-by-side:relative side-by-side:top-0 side-by-side:mt-[clamp(1rem,3vh,2rem)] side-by-side:flex-1 short:side-by-side:block",
              )}
            >
              <div
                className={clsx(
                  // In the narrowest strip, the sun is to the right of the logo. In a narrow column, the sun is in the middle, so that
                  // a high window shows all of it.
                  "onboarding-waves absolute bottom-0 w-full min-w-84 side-by-side:max-lg:min-w-0",
                  "transition-transform duration-420 ease-arrive",
                  distances[current],
                )}
              >
                {waves}
              </div>
              {[art.previous, art.chosen].map(
                (name) =>
                  name && <Art key={name} name={name} priority className="onboarding-waves role-waves" />,
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
