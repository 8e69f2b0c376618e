"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import type { NoticeLabels } from "@/content/schema";
import { NoticeCard, type NoticeIcons } from "./notice-card";
import type { NoticeRequest } from "./notices";

export interface EngineProps {
  request: NoticeRequest;
  labels: NoticeLabels;
  icons: NoticeIcons;
  paused: boolean;
  onDismiss: () => void;
}

/** Sonner's own marks of a live region. Ours was there before it, and two would be read twice. */
const regionMarks = ["aria-label", "aria-live", "aria-relevant", "aria-atomic", "tabindex"];

const unmarkRegion = (section: HTMLElement | null) => {
  for (const mark of regionMarks) section?.removeAttribute(mark);
};

/**
 * Sonner, as the product wants it: one notice at a time, replaced in place; time, swipe and focus are the card's own
 * (sonner goes at 45 px and on any flick, and does not wait for keyboard focus), so its timer and swipe are off.
 */
export function Engine({ request, labels, icons, paused, onDismiss }: EngineProps) {
  /** The toast that is up. A dismissed one keeps its id to itself while it leaves. */
  const current = useRef<string>(undefined);
  const [shown, setShown] = useState<NoticeRequest>();

  const dismiss = useCallback(() => {
    if (!current.current) return;
    toast.dismiss(current.current);
    current.current = undefined;
    setShown(undefined);
    onDismiss();
  }, [onDismiss]);

  useEffect(() => setShown(request), [request]);

  useEffect(() => {
    if (!shown) return;
    current.current ??= `notice-${shown.count}`;
    toast.custom(
      () => (
        <NoticeCard
          key={shown.count}
          notice={shown.notice}
          labels={labels}
          icons={icons}
          paused={paused}
          onDismiss={dismiss}
        />
      ),
      { id: current.current, duration: Number.POSITIVE_INFINITY, dismissible: false },
    );
  }, [shown, labels, icons, paused, dismiss]);

  return (
    <Toaster
      ref={unmarkRegion}
      position="bottom-right"
      hotkey={[]}
      visibleToasts={1}
      className="notice-list"
    />
  );
}
