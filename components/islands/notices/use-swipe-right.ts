import { type MouseEvent, type PointerEvent, useRef } from "react";

/** How far to the right a notice must be swiped to be dismissed, in CSS pixels (docs/product.md). */
const swipeThreshold = 50;

const isOnButton = ({ target }: MouseEvent) => (target as Element).closest("button") !== null;

/**
 * Returns handlers that make an element follow a swipe to the right. A swipe that reaches the threshold calls `onSwiped`; after a
 * shorter one, the element springs back. Sonner, which would dismiss at 45 px and on any flick, does not get the pointer.
 */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  const end = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const right = event.clientX - start.current.x;
    const isSideways = right > Math.abs(event.clientY - start.current.y);
    start.current = undefined;
    const isSwiped = event.type === "pointerup" && isSideways && right >= swipeThreshold;
    const { style } = event.currentTarget;
    style.transition = "";
    if (isSwiped) onSwiped();
    else style.transform = "";
  };

  return {
    // A click on the card must not take the focus from a field that the visitor is typing in.
    onMouseDown(event: MouseEvent) {
      if (!isOnButton(event)) event.preventDefault();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      if (event.button !== 0 || isOnButton(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const { style } = event.currentTarget;
      const right = Math.max(0, event.clientX - start.current.x);
      style.transform = `translateX(${right}px)`;
      style.transition = "none";
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
