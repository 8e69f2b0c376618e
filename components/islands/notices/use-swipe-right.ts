import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** How far to the right a notice must be swiped to be dismissed, in CSS pixels (docs/product.md). */
const swipeThreshold = 50;

/**
 * Makes an element follow a swipe to the right. Released at or beyond the threshold, it calls `onSwiped`. Released before it,
 * the element springs back, however fast the swipe was. Spread `handlers` on the element.
 */
export function useSwipeRight(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const [swiping, setSwiping] = useState(false);

  const move = (element: HTMLElement, distance: number) => {
    element.style.transform = distance > 0 ? `translateX(${distance}px)` : "";
  };

  const end = (event: PointerEvent<HTMLElement>, released: boolean) => {
    if (!start.current) return;
    const right = event.clientX - start.current.x;
    const mostlySideways = right > Math.abs(event.clientY - start.current.y);
    start.current = undefined;
    setSwiping(false);
    if (released && mostlySideways && right >= swipeThreshold) onSwiped();
    else move(event.currentTarget, 0);
  };

  return {
    swiping,
    handlers: {
      // A click on the card must not take the focus from a field that the visitor is typing in.
      onMouseDown(event: MouseEvent<HTMLElement>) {
        if (!(event.target as Element).closest("button")) event.preventDefault();
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || (event.target as Element).closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        setSwiping(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current) move(event.currentTarget, event.clientX - start.current.x);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  };
}
