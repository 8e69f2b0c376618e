import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import type { Notice } from "@/content/schema";
import { noticeDuration } from "@/lib/notice-rules";

interface Props extends ComponentProps<"div"> {
  tone: Notice["tone"];
  /** Whether the line has stopped. */
  paused?: boolean;
}

/** The box of a notice, with a line that shrinks with the remaining time. */
export function NoticeBox({ tone, paused, className, ...props }: Props) {
  return (
    <div
      data-slot="notice"
      className={clsx(
        "panel animate-notice-in overflow-hidden rounded-lg bg-raised pt-4.5 pr-4 pb-5 pl-5 leading-normal text-ink select-none",
        "inset-ring inset-ring-line shadow-(--shadow-float)",
        "after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:origin-left after:animate-notice-time motion-reduce:after:hidden",
        tone === "success" ? "after:bg-success" : "after:bg-accent",
        paused && "after:[animation-play-state:paused]",
        className,
      )}
      style={{ "--notice-duration": `${noticeDuration}ms` } as CSSProperties}
      {...props}
    />
  );
}
