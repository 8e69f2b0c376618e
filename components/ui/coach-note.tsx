import { clsx } from "clsx";
import type { CoachNote as CoachNoteContent } from "@/content/schema";
import { LogoMark } from "./logo";

interface Props {
  note: CoachNoteContent & { reply?: { from: string; text: string } };
  /** Its place. */
  className?: string;
}

/** A sample message from the daily coach, as a floating card, and a member's reply. */
export function CoachNote({ note, className }: Props) {
  return (
    <figure
      aria-label={note.label}
      className={clsx(
        "surface-default forced-border w-[min(19rem,100%)] rounded-lg bg-raised px-5 pt-4.5 pb-5 shadow-xl",
        "dark:ring dark:ring-line",
        className,
      )}
    >
      <p className="flex items-center gap-2 text-xs font-semibold text-accent">
        <LogoMark className="size-5 flex-none" />
        {note.from} <span className="ms-auto font-normal text-muted">{note.when}</span>
      </p>
      <p className="mt-2 font-medium leading-snug">{note.text}</p>
      {note.reply && (
        <p
          className={clsx(
            "forced-border rounded-2xl rounded-se-sm bg-depth-1 px-4 py-2 text-base/snug font-medium",
            "absolute end-5 top-[calc(100%-0.75rem)]",
            // It leaves time to read the message.
            "first-page:animate-[speak_420ms_1500ms_var(--ease-settle)_backwards]",
          )}
        >
          <span className="sr-only">{note.reply.from} </span>
          {note.reply.text}
        </p>
      )}
    </figure>
  );
}
