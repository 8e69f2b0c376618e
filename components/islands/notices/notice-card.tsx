import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Notice, NoticeLabels } from "@/content/schema";
import { noticeDuration } from "@/lib/notice-rules";
import { useDismissTimer } from "./use-dismiss-timer";
import { useSwipeRight } from "./use-swipe-right";

/** Removes the tab stop that sonner gives its list items, on which there is nothing to do. */
const removeTabStop = (card: HTMLElement | null) => {
  card?.closest("li")?.removeAttribute("tabindex");
};

/** Scrolls the focused element out from under the notice. */
const uncoverFocus = () => {
  document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
};

/**
 * Keeps the room that the notice made below the page for as long as the visitor has scrolled into it. Without it, the page
 * would jump under them.
 */
const keepRoom = () => {
  const root = document.documentElement;
  const room = Number.parseFloat(getComputedStyle(root).paddingBottom);
  const leave = () => {
    const isInRoom = scrollY > 0 && scrollY + innerHeight > root.scrollHeight - room;
    root.toggleAttribute("data-notice-room", isInRoom);
    if (!isInRoom) removeEventListener("scroll", leave);
  };
  addEventListener("scroll", leave);
  leave();
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
  /** While true, the timer stands still. */
  paused: boolean;
  onDismiss: () => void;
}

/** One notice: icon, text, close button, and a line that shrinks with the time that is left. */
export function NoticeCard({ notice, labels, icons, paused, onDismiss }: Props) {
  const swipe = useSwipeRight(onDismiss);
  const still = paused || swipe.swiping;
  useDismissTimer(still, onDismiss);
  useEffect(uncoverFocus, []);
  useLayoutEffect(() => keepRoom, []);
  return (
    <div
      ref={removeTabStop}
      className={clsx("notice-card", `notice-card-${notice.tone}`, still && "notice-card-still")}
      data-tone={notice.tone}
      style={{ "--notice-duration": `${noticeDuration}ms` } as CSSProperties}
      {...swipe.handlers}
    >
      <span className="notice-card-icon" role="img" aria-label={labels[notice.tone]}>
        {icons[notice.tone]}
      </span>
      <div>
        <p className="font-heavy">{notice.title}</p>
        <p className="text-small text-muted">{notice.text}</p>
      </div>
      <button type="button" className="notice-card-close" aria-label={labels.close} onClick={onDismiss}>
        {icons.close}
      </button>
    </div>
  );
}
