import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { Notice, NoticeLabels } from "@/content/schema";
import { noticeDuration, useDismissTimer } from "./use-dismiss-timer";
import { useSwipeRight } from "./use-swipe-right";

interface Props {
  notice: Notice;
  labels: NoticeLabels;
  icons: Record<Notice["tone"] | "close", ReactNode>;
  /** Whether the timer is paused. */
  paused: boolean;
  onDismiss: () => void;
}

/** One notice: icon, text, close button, and a line that shrinks with the remaining time. */
export function NoticeCard({ notice, labels, icons, paused, onDismiss }: Props) {
  const swipe = useSwipeRight(onDismiss);
  const still = paused || swipe.swiping;
  useDismissTimer(still, onDismiss);
  const isSuccess = notice.tone === "success";
  return (
    <div
      data-slot="notice"
      className={clsx(
        "forced-border relative grid animate-notice-in grid-cols-[auto_1fr_auto] gap-x-3.5 gap-y-0.5 overflow-hidden rounded-lg bg-raised",
        "pt-4.5 pr-4 pb-5 pl-5 leading-normal wrap-anywhere text-ink select-none",
        "inset-ring inset-ring-line shadow-(--shadow-float)",
        "after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:origin-left after:animate-notice-time motion-reduce:after:hidden",
        isSuccess ? "after:bg-success" : "after:bg-accent",
        still
          ? "after:[animation-play-state:paused]"
          : // After a swipe that ends too early.
            "transition-transform duration-240 ease-settle",
      )}
      style={{ "--notice-duration": `${noticeDuration}ms` } as CSSProperties}
      {...swipe.handlers}
    >
      <span
        className={clsx("size-6", isSuccess ? "text-success" : "text-accent")}
        role="img"
        aria-label={labels[notice.tone]}
      >
        {icons[notice.tone]}
      </span>
      <div>
        {/* Letters of twice the size leave their words whole on a phone. */}
        <p className="text-[min(1.0625rem,7vw)] font-semibold">{notice.title}</p>
        <p className="text-[min(0.875rem,7vw)] text-muted">{notice.text}</p>
      </div>
      <button
        type="button"
        className="-mt-2 -mr-1 grid size-11 place-items-center rounded-full hover:bg-tint"
        aria-label={labels.close}
        onClick={onDismiss}
      >
        {icons.close}
      </button>
    </div>
  );
}
