/** How long a notice stays, in milliseconds (docs/product.md). */
export const noticeDuration = 5000;

/** How far to the right a notice must be swiped to be dismissed, in CSS pixels (docs/product.md). */
export const swipeThreshold = 50;

/** The key that moves the focus to the notifications (docs/product.md). */
export const noticeHotkey = "F8";
