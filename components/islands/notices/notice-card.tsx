import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { Notice, NoticeLabels } from "@/content/schema";
import { noticeDuration } from "@/lib/notice-rules";
import { useDismissTimer } from "./use-dismiss-timer";
import { useSwipeRight } from "./use-swipe-right";

/** Removes the tab stop of sonner's list items, which have no action. */
const removeTabStop = (card: HTMLElement | null) => {
  card?.closest("li")?.removeAttribute("tabindex");
};

export interface NoticeIcons {
  info: ReactNode;
  success: ReactNode;
  close: ReactNode;
}

interface Props {
  notice: Notice;
  labels: NoticeLabels;
  icons: NoticeIcons;
  /** Whether the timer is paused. */
  paused: boolean;
  onDismiss: () => void;
}

/** One notice: icon, text, close button, and a line that shrinks with the remaining time. */
export function NoticeCard({ notice, labels, icons, paused, onDismiss }: Props) {
  const swipe = useSwipeRight(onDismiss);
  const still = paused || swipe.swiping;
  useDismissTimer(still, onDismiss);
  return (
    <div
      ref={removeTabStop}
      className={clsx("notice-card panel", `notice-card-${notice.tone}`, still && "notice-card-still")}
      style={{ "--notice-duration": `${noticeDuration}ms` } as CSSProperties}
      {...swipe.handlers}
    >
      <span className="notice-card-icon" role="img" aria-label={labels[notice.tone]}>
        {icons[notice.tone]}
      </span>
      <div>
        <p className="font-semibold">{notice.title}</p>
        <p className="text-sm text-muted">{notice.text}</p>
      </div>
      <button type="button" className="notice-card-close" aria-label={labels.close} onClick={onDismiss}>
        {icons.close}
      </button>
    </div>
  );
}
