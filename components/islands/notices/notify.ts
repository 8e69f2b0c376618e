import type { NoticeId } from "@/content/schema";

let show: ((id: NoticeId) => void) | undefined;

/** The last notice of those that were asked for too early. */
let early: NoticeId | undefined;

/** Registers the function that shows a notice: that of the notices island, which has the texts and is on every page. */
export function onNotify(listener: (id: NoticeId) => void): void {
  show = listener;
  if (early) show(early);
  early = undefined;
}

/** Shows a notice, as soon as the notices island is there. For islands; a button only needs `data-notice`. */
export function notify(id: NoticeId): void {
  if (show) show(id);
  else early = id;
}
