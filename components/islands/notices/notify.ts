import type { NoticeId } from "@/content/schema";

/** The event that requests a notice. */
export const noticeEvent = "site:notice";

/** Shows a notice. Works in any island, even before the toaster's code has loaded. */
export function notify(id: NoticeId): void {
  document.dispatchEvent(new CustomEvent(noticeEvent, { detail: id }));
}
