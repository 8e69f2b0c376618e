import { clsx } from "clsx";
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
} from "react";
import { Toaster, toast } from "sonner";
import type { Notice, NoticeLabels } from "@/content/schema";
import { useSwipeRight } from "./use-swipe-right";

/** How long a notice stays, in milliseconds (docs/product.md). */
const duration = 5000;

interface CardProps {
  notice: Notice;
  labels: NoticeLabels;
  icons: Record<Notice["tone"] | "close", ReactNode>;
}

/** The notice that was shown last. */
let id = 0;
let card: ReactElement;

const publish = () => toast.custom(() => card, { id: `notice-${id}`, duration });

/** Shows a notice in place of the one before. It has an id of its own, so that its time begins and the same text is announced. */
export function showNotice(props: CardProps): void {
  closeNotice();
  id += 1;
  card = <NoticeCard {...props} />;
  publish();
}

/** Closes the notice, if there is one. Sonner returns the focus when it leaves the toaster. */
function closeNotice(): void {
  toast.dismiss();
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("#notices")) focused.blur();
}

/** After F8, sonner's clock stands still until its list changes. It runs on when the focus leaves. */
function runOn({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget as Node) && toast.getToasts().length > 0) publish();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  // An open menu stays (menu.tsx).
  event.preventDefault();
  closeNotice();
}

/** Sonner's list of notices, with its live region, timer and hotkey. */
export function NoticeToaster({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the toaster in it
    <div id="notices" className="print:hidden" onBlur={runOn} onKeyDown={closeOnEscape}>
      <Toaster
        position="bottom-right"
        hotkey={["F8"]}
        customAriaLabel={label}
        style={{ "--width": "min(26rem, 100vw - 1rem)" } as CSSProperties}
        offset={{ right: "var(--spacing-fluid-sm)", bottom: "var(--spacing-fluid-sm)" }}
        mobileOffset="0.5rem"
        // Sonner's own styles are in no layer, so only important ones replace them.
        className="z-50! font-sans!"
        toastOptions={{ className: "w-full touch-pan-y!" }}
      />
    </div>
  );
}

/** One notice: icon, text and close button. */
function NoticeCard({ notice: { tone, title, text }, labels, icons }: CardProps) {
  const swipe = useSwipeRight(closeNotice);
  // It never covers the focused element (WCAG 2.4.11): notices.css makes the room.
  useEffect(() => {
    document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div data-slot="notice" className="notice-card forced-border" {...swipe}>
      <span
        className={clsx("size-6", tone === "success" ? "text-success" : "text-accent")}
        role="img"
        aria-label={labels[tone]}
      >
        {icons[tone]}
      </span>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <button
        type="button"
        className="-mt-2 -me-1 grid size-11 place-items-center rounded-full hover:bg-tint"
        aria-label={labels.close}
        onClick={closeNotice}
      >
        {icons.close}
      </button>
    </div>
  );
}
