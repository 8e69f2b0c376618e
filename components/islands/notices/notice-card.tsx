import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Notice, NoticeLabels } from "@/content/schema";
import { NoticeBox } from "./notice-box";
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
    <NoticeBox
      ref={removeTabStop}
      tone={notice.tone}
      paused={still}
      className={clsx(
        "relative grid grid-cols-[auto_1fr_auto] gap-x-3.5 gap-y-0.5",
        // After a swipe that ends too early.
        !still && "transition-transform duration-240 ease-settle",
      )}
      {...swipe.handlers}
    >
      <span
        className={clsx("size-6", notice.tone === "success" ? "text-success" : "text-accent")}
        role="img"
        aria-label={labels[notice.tone]}
      >
        {icons[notice.tone]}
      </span>
      <div>
        <p className="font-semibold">{notice.title}</p>
        <p className="text-sm text-muted">{notice.text}</p>
      </div>
      <button
        type="button"
        className="-mt-2 -mr-1 grid size-11 place-items-center rounded-full hover:bg-tint"
        aria-label={labels.close}
        onClick={onDismiss}
      >
        {icons.close}
      </button>
    </NoticeBox>
  );
}
