"use client";

import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { Notice, NoticeId, NoticeLabels } from "@/content/schema";
import { NoticeCard } from "./notice-card";
import { noticeEvent } from "./notify";
import { useRegionFocus } from "./use-region-focus";

interface Props {
  notices: Record<NoticeId, Notice>;
  labels: NoticeLabels;
  icons: Record<Notice["tone"] | "close", ReactNode>;
}

interface NoticeRequest {
  id: NoticeId;
  /** The button that raised it, if any. */
  opener?: Element;
  /** Distinguishes requests. */
  count: number;
  /** The first of the requests for the same notice that this one repeats. */
  firstCount: number;
}

type Toaster = (props: { card: ReactElement | undefined }) => ReactNode;

/** Shows the card in its corner without sonner, if that does not load. */
const PlainToaster: Toaster = ({ card }) =>
  card && <div className="fixed right-2 bottom-2 z-50 w-[min(26rem,100vw-1rem)]">{card}</div>;

/** Returns the button of an event that shows a notice. */
const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-notice]") : null;

/**
 * The notices. They listen for notify() and for clicks on any [data-notice] button. The toaster's code loads when a click is likely.
 * The status is in the HTML, so that screen readers register it before the first notice: it is apart from the card, because they
 * would read the toaster's changes too.
 */
export function Notices({ notices, labels, icons }: Props) {
  const region = useRef<HTMLElement>(null);
  /** The notice that shows: one at a time, because the next one replaces it. */
  const [request, setRequest] = useState<NoticeRequest>();
  const lastCount = useRef(0);
  const [Toaster, setToaster] = useState<Toaster>();
  const [isHovered, setIsHovered] = useState(false);
  const { hasFocus, restoreFocus, handlers } = useRegionFocus(region, request);
  const room = useNoticeRoom(request);

  useEffect(() => {
    const loadToaster = () =>
      import("./notice-toaster")
        .then(({ NoticeToaster }) => NoticeToaster)
        .catch(() => PlainToaster)
        .then((loaded) => setToaster(() => loaded));
    const show = (id: NoticeId, opener?: Element) => {
      lastCount.current += 1;
      const count = lastCount.current;
      // The same notice again only starts its time again.
      setRequest((now) => ({ id, opener, count, firstCount: now?.id === id ? now.firstCount : count }));
      loadToaster();
    };

    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });
    listen(noticeEvent, (event) => show((event as CustomEvent<NoticeId>).detail));
    const showFor = (button: HTMLElement | null) => {
      if (!button) return;
      button.removeAttribute("aria-busy");
      show(button.dataset.notice as NoticeId, button);
    };
    listen("click", (event) => showFor(buttonOf(event)));
    // It was clicked before hydration (components/head-script/early-clicks.ts).
    showFor(document.querySelector("[data-notice][aria-busy]"));
    // A visitor who hovers or focuses such a button is likely to click it.
    for (const type of ["pointerover", "focusin"]) listen(type, (event) => buttonOf(event) && loadToaster());
    return () => listening.abort();
  }, []);

  const dismiss = () => {
    restoreFocus();
    setRequest(undefined);
    setIsHovered(false);
  };

  const notice = request && notices[request.id];
  const card = request && notice && (
    <NoticeCard
      key={request.firstCount}
      notice={notice}
      count={request.count}
      labels={labels}
      icons={icons}
      isPaused={isHovered || hasFocus}
      onDismiss={dismiss}
    />
  );

  return (
    <>
      {room}
      <p className="sr-only print:hidden" aria-live="polite" aria-atomic="true">
        {notice && `${notice.title} ${notice.text}`}
      </p>
      <section
        ref={region}
        id="notices"
        className="print:hidden"
        // Without a notice it is no landmark.
        aria-label={notice && labels.region}
        tabIndex={notice && -1}
        {...handlers}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
      >
        {Toaster && <Toaster card={card} />}
      </section>
    </>
  );
}

/**
 * While there is a notice, the page has room for it below its end, so that it never covers the focused element (WCAG 2.4.11). The
 * room stays until it is out of sight, or the page would jump.
 */
function useNoticeRoom(request: NoticeRequest | undefined) {
  const room = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(false);

  useEffect(() => {
    if (request) {
      setHasRoom(true);
      document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
    } else if (room.current) {
      // An element that only touches the viewport intersects it, too.
      const observer = new IntersectionObserver(([entry]) => setHasRoom(Boolean(entry?.intersectionRatio)));
      observer.observe(room.current);
      return () => observer.disconnect();
    }
  }, [request]);

  return (
    (request || hasRoom) && (
      <div ref={room} className="bg-inverse h-notice print:hidden" data-slot="notice-room" />
    )
  );
}
