import type { NoticeId } from "@/content/schema";

let show: (id: NoticeId) => void = () => {};

/** Registers the function that shows a notice: that of the notices island, which has the texts and is on every page. */
export function onNotify(listener: (id: NoticeId) => void): void {
  show = listener;
}

/** Shows a notice. For islands; a button only needs `data-notice`. */
export const notify = (id: NoticeId): void => show(id);
