import type { NoticeId } from "@/content/schema";

/** The event by which any island asks for a notice. */
export const noticeEvent = "site:notice";

/** Shows a notice. Callable from any island; the notices island need not have its engine loaded yet. */
export function notify(id: NoticeId): void {
  document.dispatchEvent(new CustomEvent(noticeEvent, { detail: id }));
}
