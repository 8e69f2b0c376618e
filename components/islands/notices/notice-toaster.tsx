import { type CSSProperties, type ReactElement, useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";

/** Removes sonner's live region. The notices are in one already, and would be read twice. */
const removeLiveRegion = (section: HTMLElement | null) => {
  for (const attribute of ["aria-label", "aria-live", "aria-relevant", "aria-atomic", "tabindex"])
    section?.removeAttribute(attribute);
};

/** Removes the tab stop of sonner's list items, which have no action. */
const removeTabStop = (content: HTMLElement | null) => content?.closest("li")?.removeAttribute("tabindex");

/**
 * Shows the card of the current notice, if any, as a toast. Sonner manages the list and its animations. The card manages timer and
 * swipe itself, because sonner dismisses at 45 px and on any flick, and does not pause for keyboard focus.
 */
export function NoticeToaster({ card }: { card: ReactElement | undefined }) {
  /** Sonner's id of the current toast. A dismissed toast keeps its id while it leaves, so the next one needs another. */
  const id = useRef<string>(undefined);

  useEffect(() => {
    if (!card) {
      if (id.current) toast.dismiss(id.current);
      id.current = undefined;
      return;
    }
    id.current ??= `notice-${card.key}`;
    toast.custom(() => <div ref={removeTabStop}>{card}</div>, {
      id: id.current,
      duration: Number.POSITIVE_INFINITY,
      dismissible: false,
    });
  }, [card]);

  return (
    <Toaster
      ref={removeLiveRegion}
      position="bottom-right"
      hotkey={[]}
      visibleToasts={1}
      style={{ "--width": "min(26rem, 100vw - 1rem)" } as CSSProperties}
      offset={{ right: "var(--spacing-fluid-sm)", bottom: "var(--spacing-fluid-sm)" }}
      mobileOffset="0.5rem"
      // Sonner's own styles are in no layer, so only important ones replace them.
      className="z-50! font-sans!"
      // A leaving notice disappears at once when the next one arrives.
      toastOptions={{ className: "w-full touch-pan-y! data-[removed=true]:not-only:hidden" }}
    />
  );
}
