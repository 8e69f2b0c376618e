import { clsx } from "clsx";
import type { CoachNote as CoachNoteContent } from "@/content/schema";
import { LogoMark } from "./logo";

interface Props {
  note: CoachNoteContent & { reply?: { from: string; text: string } };
  className?: string;
}

/** A sample message from the daily coach, as a floating card, and what a member answers. Place it with a class. */
export function CoachNote({ note, className }: Props) {
  return (
    <figure aria-label={note.label} className={clsx("coach-note surface-default", className)}>
      <p className="flex items-center gap-2 text-xs font-semibold text-accent">
        <LogoMark className="size-5 flex-none" />
        {note.from} <span className="ms-auto font-sans font-normal text-muted">{note.when}</span>
      </p>
      <p className="mt-2 font-medium leading-snug">{note.text}</p>
      {note.reply && (
        <p className="coach-note-reply forced-border">
          <span className="sr-only">{note.reply.from} </span>
          {note.reply.text}
        </p>
      )}
    </figure>
  );
}
