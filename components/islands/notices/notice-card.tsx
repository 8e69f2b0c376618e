import { clsx } from "clsx";
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Notice, NoticeLabels } from "@/content/schema";
import { useSwipeRight } from "./use-swipe-right";

/** How long a notice stays, in milliseconds (docs/product.md). */
const noticeDuration = 5000;

interface Props {
  notice: Notice;
  /** Its time starts again whenever this changes. */
  count: number;
  labels: NoticeLabels;
  icons: Record<Notice["tone"] | "close", ReactNode>;
  isPaused: boolean;
  onDismiss: () => void;
}

/** One notice: icon, text, close button, and its time. */
export function NoticeCard({ notice, count, labels, icons, isPaused, onDismiss }: Props) {
  const swipe = useSwipeRight(onDismiss);
  const isHeld = isPaused || swipe.swiping;
  const isSuccess = notice.tone === "success";
  return (
    <div
      data-slot="notice"
      className={clsx(
        "forced-border relative grid animate-notice-in grid-cols-[auto_1fr_auto] gap-x-3.5 gap-y-0.5 overflow-hidden rounded-lg bg-raised",
        "pt-4.5 pe-4 pb-5 ps-5 leading-normal wrap-anywhere text-ink select-none low:py-2.5 low:ps-4 low:leading-tight",
        "inset-ring inset-ring-line shadow-(--shadow-float)",
        // After a swipe that ends too early.
        !isHeld && "transition-transform duration-240 ease-settle",
      )}
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
        className="-mt-2 -me-1 grid size-11 place-items-center rounded-full hover:bg-tint"
        aria-label={labels.close}
        onClick={onDismiss}
      >
        {icons.close}
      </button>
      <RemainingTime
        key={count}
        isPaused={isHeld}
        className={isSuccess ? "bg-success" : "bg-accent"}
        onEnd={onDismiss}
      />
    </div>
  );
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** The timer of a notice, and the line that shrinks with it. Both pause while `isPaused` is true or the tab is hidden. */
function RemainingTime(props: { isPaused: boolean; className: string; onEnd: () => void }) {
  const left = useRef(noticeDuration);
  const onEnd = useEffectEvent(props.onEnd);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const isRunning = !props.isPaused && !isHidden;

  useEffect(() => {
    if (!isRunning) return;
    // The visitor may set the clock.
    const started = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isRunning]);

  return (
    <span
      className={clsx(
        "absolute inset-x-0 bottom-0 h-1 origin-left rtl:origin-right animate-notice-time motion-reduce:hidden",
        !isRunning && "[animation-play-state:paused]",
        props.className,
      )}
      style={{ "--notice-duration": `${noticeDuration}ms` } as CSSProperties}
    />
  );
}
