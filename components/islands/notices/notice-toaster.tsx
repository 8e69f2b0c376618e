import { type CSSProperties, useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import type { Notice, NoticeLabels } from "@/content/schema";
import { NoticeCard, type NoticeIcons } from "./notice-card";

/** A notice to show. The count distinguishes two of the same kind. */
export interface NoticeRequest {
  notice: Notice;
  count: number;
  /** Whether it shows as plain text, because the toaster's code did not load. */
  plain?: boolean;
}

export interface NoticeToasterProps {
  /** The current notice, if any. */
  request: NoticeRequest | undefined;
  labels: NoticeLabels;
  icons: NoticeIcons;
  /** Whether the notice's timer is paused. */
  paused: boolean;
  onDismiss: () => void;
}

/** Sonner's live region attributes. The notices are in a live region already, and would be read twice. */
const liveRegionAttributes = ["aria-label", "aria-live", "aria-relevant", "aria-atomic", "tabindex"];

const removeLiveRegion = (section: HTMLElement | null) => {
  for (const attribute of liveRegionAttributes) section?.removeAttribute(attribute);
};

/** A leaving notice disappears at once when the next one arrives. */
const toastOptions = { className: "w-full touch-pan-y! data-[removed=true]:not-only:hidden" };

/**
 * Shows the current notice. Sonner manages the list and its animations. The card manages timer, swipe and focus itself,
 * because sonner dismisses at 45 px and on any flick, and does not pause for keyboard focus.
 */
export function NoticeToaster({ request, labels, icons, paused, onDismiss }: NoticeToasterProps) {
  /** Sonner's id of the current toast. A dismissed toast keeps its id while it leaves, so the next one needs another. */
  const id = useRef<string>(undefined);

  useEffect(() => {
    if (!request) {
      if (id.current) toast.dismiss(id.current);
      id.current = undefined;
      return;
    }
    id.current ??= `notice-${request.count}`;
    toast.custom(
      () => (
        <NoticeCard
          key={request.count}
          notice={request.notice}
          labels={labels}
          icons={icons}
          paused={paused}
          onDismiss={onDismiss}
        />
      ),
      { id: id.current, duration: Number.POSITIVE_INFINITY, dismissible: false },
    );
  }, [request, labels, icons, paused, onDismiss]);

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
      toastOptions={toastOptions}
    />
  );
}
