import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { swipeThreshold } from "@/lib/notice-rules";

/**
 * A swipe to the right: follows the pointer, calls back when it is released at the threshold or beyond, springs back
 * below it however fast it was. Other directions do nothing. Spread `handlers` on the element to swipe.
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
      // A press here swipes or does nothing: it takes no focus from where the visitor is typing.
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
