import { useEffect, useRef } from "react";
import { Toaster, toast } from "sonner";
import type { Notice, NoticeLabels } from "@/content/schema";
import { NoticeCard, type NoticeIcons } from "./notice-card";

/** A notice that was asked for. The count tells two of the same kind apart. */
export interface NoticeRequest {
  notice: Notice;
  count: number;
}

export interface NoticeToasterProps {
  /** The notice that is up, if any. */
  request: NoticeRequest | undefined;
  labels: NoticeLabels;
  icons: NoticeIcons;
  /** While true, the notice's time stands still. */
  paused: boolean;
  onDismiss: () => void;
}

/** Sonner's own marks of a live region. Ours was there before it, and two would be read twice. */
const regionMarks = ["aria-label", "aria-live", "aria-relevant", "aria-atomic", "tabindex"];

const unmarkRegion = (section: HTMLElement | null) => {
  for (const mark of regionMarks) section?.removeAttribute(mark);
};

/**
 * Shows the one notice that is up. Sonner keeps the list and its animations; time, swipe and focus are the card's own, for
 * sonner dismisses at 45 px and on any flick, and does not wait for keyboard focus.
 */
export function NoticeToaster({ request, labels, icons, paused, onDismiss }: NoticeToasterProps) {
  /** Sonner's id of what is up. A dismissed toast keeps its id while it leaves, so the next one needs another. */
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
      ref={unmarkRegion}
      position="bottom-right"
      hotkey={[]}
      visibleToasts={1}
      className="notice-toaster"
    />
  );
}
