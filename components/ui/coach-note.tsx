import { clsx } from "clsx";
import type { CoachNote as CoachNoteContent } from "@/content/schema";
import { LogoMark } from "./logo";

/** A sample message from the daily coach, as a floating card. Place it with a class. */
export function CoachNote({ note, className }: { note: CoachNoteContent; className?: string }) {
  return (
    <figure
      aria-label={note.label}
      className={clsx(
        "surface-default w-[min(19rem,100%)] rounded-lg bg-raised px-5 pt-4.5 pb-5 shadow-xl dark:ring dark:ring-line forced-colors:border forced-colors:border-line",
        className,
      )}
    >
      <p className="flex items-center gap-2 text-xs font-semibold text-accent">
        <LogoMark className="size-5 flex-none" />
        {note.from}{" "}
        <span className="ms-auto font-sans font-normal text-muted" data-markdown="; ">
          {note.when}
        </span>
      </p>
      <p className="mt-2 font-medium leading-snug">{note.text}</p>
    </figure>
  );
}
