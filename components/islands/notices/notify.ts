import type { NoticeId } from "@/content/schema";

let show: (id: NoticeId) => void = () => {};

/** Says what shows a notice: the island that has their texts, which is on every page. */
export function onNotify(listener: (id: NoticeId) => void): void {
  show = listener;
}

/** Shows a notice. For islands; a button only needs `data-notice`. */
export const notify = (id: NoticeId): void => show(id);
