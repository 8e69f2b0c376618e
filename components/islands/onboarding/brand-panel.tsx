import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Art } from "@/components/ui/art";

/** The illustrations of the chosen role, and of the one chosen before: the new waves rise over the old ones. */
export interface RoleArt {
  chosen?: string;
  previous?: string;
}

interface Props {
  logo: ReactNode;
  /** The sentence beside the questions. */
  line: ReactNode;
  /** The waves until a role is chosen. */
  waves: ReactNode;
  art: RoleArt;
  /** The index of the step. */
  current: number;
  /** Whether the questions are over. */
  isOver: boolean;
}

/** How far the waves are below their full height, by step. */
const distances = ["translate-y-[40%]", "translate-y-[20%]"];

/** Logo, line and waves, beside the questions of onboarding or above them. After the questions, only the logo stays. */
export function BrandPanel({ logo, line, waves, art, current, isOver }: Props) {
  return (
    <div className="brand-panel">
      <div>
        <div className="brand-panel-logo">{logo}</div>
        {!isOver && (
          <>
            <div className="brand-panel-line">
              <p dir="auto">{line}</p>
            </div>
            <div className="brand-panel-picture">
              <div className={clsx("onboarding-waves first-waves", distances[current])}>{waves}</div>
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
