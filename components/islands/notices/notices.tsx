"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Notice, NoticeId, NoticeLabels } from "@/content/schema";
import { NoticeCard } from "./notice-card";
import { noticeEvent, notify } from "./notify";
import { useRegionFocus } from "./use-region-focus";

interface Props {
  notices: Record<NoticeId, Notice>;
  labels: NoticeLabels;
  icons: Record<Notice["tone"] | "close", ReactNode>;
}

interface NoticeRequest {
  notice: Notice;
  /** Distinguishes two of the same kind. */
  count: number;
  /** Whether it shows without the toaster, whose code did not load. */
  isAlone?: boolean;
}

/** Returns the button of an event that shows a notice. */
const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-notice]") : null;

/**
 * The live region of the notices. It is in the HTML, so that screen readers register it before the first notice. It listens
 * for notify() and for clicks on any [data-notice] button. The toaster's code loads when a click is likely. The region's name
 * says whether there is a notice, for visitors who go from landmark to landmark.
 */
export function Notices({ notices, labels, icons }: Props) {
  const region = useRef<HTMLElement>(null);
  /** The notice that shows: one at a time, because the next one replaces it. */
  const [request, setRequest] = useState<NoticeRequest>();
  const count = useRef(0);
  const [Toaster, setToaster] = useState<typeof import("./notice-toaster").NoticeToaster>();
  const [isHovered, setIsHovered] = useState(false);
  const { hasFocus, opener, leave, handlers } = useRegionFocus(region);

  useEffect(() => {
    const loadToaster = async () => {
      try {
        const { NoticeToaster } = await import("./notice-toaster");
        setToaster(() => NoticeToaster);
      } catch {
        // It stays alone even if a later attempt succeeds, or it would be announced twice.
        setRequest((now) => now && { ...now, isAlone: true });
      }
    };
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });

    listen(noticeEvent, (event) => {
      const notice = notices[(event as CustomEvent<NoticeId>).detail];
      opener.current = document.activeElement === document.body ? null : document.activeElement;
      count.current += 1;
      setRequest({ notice, count: count.current });
      loadToaster();
    });
    const notifyFor = (button: HTMLElement | null) => {
      if (!button) return;
      button.removeAttribute("aria-busy");
      notify(button.dataset.notice as NoticeId);
      // Safari does not focus a button that is clicked.
      opener.current = button;
    };
    listen("click", (event) => notifyFor(buttonOf(event)));
    // It was clicked before hydration (components/head-script/mark-early-clicks.ts).
    notifyFor(document.querySelector("[data-notice][aria-busy]"));
    // A visitor who hovers or focuses such a button is likely to click it.
    for (const type of ["pointerover", "focusin"]) listen(type, (event) => buttonOf(event) && loadToaster());
    return () => listening.abort();
  }, [notices, opener]);

  // While there is a notice, the page has room for it below its end, so that it never covers the focused element (WCAG 2.4.11).
  useEffect(() => {
    document.documentElement.toggleAttribute("data-notice-room", request !== undefined);
    if (request) document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, [request]);

  const dismiss = useCallback(() => {
    leave();
    setRequest(undefined);
    setIsHovered(false);
  }, [leave]);

  const card = request && (
    <NoticeCard
      key={request.count}
      notice={request.notice}
      labels={labels}
      icons={icons}
      paused={isHovered || hasFocus}
      onDismiss={dismiss}
    />
  );

  return (
    <section
      ref={region}
      // The first paint of a wide viewport waits for this id (app/layout.tsx).
      id="notices"
      className="print:hidden"
      aria-label={request ? labels.region : labels.empty}
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      {...handlers}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      {Toaster && <Toaster card={request?.isAlone ? undefined : card} />}
      {request?.isAlone && (
        // In the corner where sonner would show it.
        <div className="fixed right-2 bottom-2 z-50 w-[min(26rem,100vw-1rem)]">{card}</div>
      )}
    </section>
  );
}
