import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { Notice, NoticeLabels } from "@/content/schema";
import { noticeDuration } from "@/lib/notice-rules";
import { useDismissTimer } from "./use-dismiss-timer";
import { useSwipeRight } from "./use-swipe-right";

/** Removes the tab stop of sonner's list items, which have no action. */
const removeTabStop = (card: HTMLElement | null) => {
  card?.closest("li")?.removeAttribute("tabindex");
};

/** Scrolls the focused element out from under the notice, if it is covered. */
const uncoverFocus = () => {
  document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
};

/**
 * Keeps the room that the notice added below the page until the visitor has scrolled out of it. Otherwise the page would
 * jump.
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
  /** Whether the timer is paused. */
  paused: boolean;
  onDismiss: () => void;
}

/** One notice: icon, text, close button, and a line that shrinks with the remaining time. */
export function NoticeCard({ notice, labels, icons, paused, onDismiss }: Props) {
  const swipe = useSwipeRight(onDismiss);
  const still = paused || swipe.swiping;
  useDismissTimer(still, onDismiss);
  useEffect(uncoverFocus, []);
  useLayoutEffect(() => keepRoom, []);
  return (
    <div
      ref={removeTabStop}
      className={clsx("notice-card panel", `notice-card-${notice.tone}`, still && "notice-card-still")}
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
