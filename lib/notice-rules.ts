/** How long a notice stays, in milliseconds (specification, section 9). */
export const noticeDuration = 5000;

/** How far right a notice must be swiped to go, in CSS pixels (specification, section 9). */
export const swipeThreshold = 50;

/** The key that moves focus to the notifications (specification, section 9). */
export const noticeHotkey = "F8";
