import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { Toaster, toast } from "sonner";
import type { Notice, NoticeLabels } from "@/content/schema";
import { useSwipeRight } from "./use-swipe-right";

/** How long a notice stays, in milliseconds (docs/product.md). */
const duration = 5000;

/** The props that all notices share. */
export interface CommonProps {
  labels: NoticeLabels;
  icons: Record<Notice["tone"] | "close", ReactNode>;
}

interface CardProps extends CommonProps {
  notice: Notice;
}

/** Where the focus was before it moved to the notice. */
let cameFrom: HTMLElement | null = null;

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  // There is no related target if the visitor comes back to the window.
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    cameFrom = relatedTarget;
}

/** Moves the focus back from a notice that closes. */
function returnFocus(): void {
  if (document.activeElement?.closest("#notices")) cameFrom?.focus({ preventScroll: true });
  cameFrom = null;
}

/** Closes the notice, if there is one. */
function closeNotice(): void {
  returnFocus();
  toast.dismiss();
}

/** Replaces the notice that shows, if any. Even one with the same text has its own time and is announced. */
export function showNotice(props: CardProps): void {
  closeNotice();
  toast.custom(() => <NoticeCard {...props} />, { duration, onAutoClose: returnFocus });
}

/** Ends sonner's pause after F8, which lasts until sonner has a new list of notices. Dismissing an unknown id makes one. */
const endSonnerPause = () => toast.dismiss("none");

/** Removes the tab stop that sonner makes of the notice itself, which has nothing to press but its button. */
const removeSonnerTabStop = (card: HTMLElement) => card.closest("li")?.removeAttribute("tabindex");

/**
 * Keeps sonner from moving the focus back whenever it leaves the list, even to a field that a visitor clicks. When an element
 * with this attribute gets the focus, sonner does not remember where it was (https://github.com/emilkowalski/sonner/pull/104).
 */
function stopSonnerFocusReturn(card: HTMLElement): void {
  for (const focusable of [card.closest("ol"), card.querySelector("button")])
    focusable?.setAttribute("data-dismissible", "false");
}

function leaveFocusAlone(card: HTMLElement | null): void {
  if (!card) return;
  removeSonnerTabStop(card);
  stopSonnerFocusReturn(card);
}

function resumeTimer({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) endSonnerPause();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  // An open menu stays (disclosure.tsx).
  event.preventDefault();
  closeNotice();
}

/** Sonner's list of notices, with its live region, timer and hotkey. */
export function NoticeToaster({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the toaster in it
    <div
      id="notices"
      className="print:hidden"
      onFocus={rememberFocus}
      onBlur={resumeTimer}
      onKeyDown={closeOnEscape}
    >
      <Toaster
        position="bottom-right"
        hotkey={["F8"]}
        customAriaLabel={label}
        style={{ "--width": "min(26rem, 100vw - 1rem)" } as CSSProperties}
        offset={{ right: "var(--spacing-fluid-sm)", bottom: "var(--spacing-fluid-sm)" }}
        mobileOffset="0.5rem"
        // Sonner's own styles are in no layer, so only important ones replace them.
        className="group/notices z-50! font-sans!"
        toastOptions={{
          className: clsx(
            "w-full touch-pan-y! touch-pinch-zoom!",
            // The card moves, not sonner's item.
            "transform-none! opacity-100! transition-none!",
            // One notice shows at a time.
            "data-[front=false]:hidden",
          ),
        }}
      />
    </div>
  );
}

/** A notice: icon, text and close button. */
function NoticeCard({ notice: { tone, title, text }, labels, icons }: CardProps) {
  const swipe = useSwipeRight(closeNotice);
  const pathname = usePathname();
  const [shownOn] = useState(pathname);
  // What a page does not have yet is of no interest on the next.
  useEffect(() => {
    if (tone === "info" && pathname !== shownOn) closeNotice();
  }, [tone, pathname, shownOn]);
  // A notice never covers the focused element (WCAG 2.4.11): notices.css makes the room.
  useEffect(() => {
    document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={leaveFocusAlone}
      className={clsx(
        "grid grid-cols-[auto_1fr_auto] gap-x-3.5 gap-y-0.5 py-4.5 pr-4 pl-5 short:py-2.5",
        "rounded-lg bg-raised shadow-(--shadow-float) inset-ring inset-ring-line forced-border",
        "leading-normal wrap-anywhere text-ink select-none short:leading-tight",
        "animate-[notice-in_240ms_var(--ease-settle)]",
        "transition-[transform,translate,opacity] duration-240 ease-settle",
        // Sonner removes it after 200 ms, when hardly anything of it is left to see.
        "in-data-[removed=true]:translate-x-6 in-data-[removed=true]:opacity-0",
        // The ring of the list's focus is inside, because a notice may be over any color.
        "group-focus-visible/notices:outline-3 group-focus-visible/notices:-outline-offset-3",
        "group-focus-visible/notices:outline-focus",
      )}
      {...swipe}
    >
      <span
        className={clsx("size-6", tone === "success" ? "text-success" : "text-accent")}
        role="img"
        aria-label={labels[tone]}
      >
        {icons[tone]}
      </span>
      <div>
        {/* At twice the text size, words still fit on a phone. */}
        <p className="text-[min(1.0625rem,7vw)] font-semibold">{title}</p>
        <p className="text-[min(0.875rem,7vw)] text-muted">{text}</p>
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
