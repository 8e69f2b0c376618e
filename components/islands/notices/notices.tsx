"use client";

import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Notice, NoticeId, NoticeLabels } from "@/content/schema";
import { noticeDuration, noticeHotkey } from "@/lib/notice-rules";
import { NoticeBox } from "./notice-box";
import type { NoticeIcons } from "./notice-card";
import type { NoticeRequest, NoticeToasterProps } from "./notice-toaster";
import { noticeEvent, notify } from "./notify";

interface Props {
  notices: Record<NoticeId, Notice>;
  labels: NoticeLabels;
  icons: NoticeIcons;
}

const loadToaster = () => import("./notice-toaster").then((module) => module.NoticeToaster);

/**
 * The live region of the notices. It is in the HTML, so that screen readers register it before the first notice. It listens
 * for notify() and for clicks on any [data-notice] button. The toaster's code loads when a click is likely. The region's name
 * says whether there is a notice, for visitors who reach it by the hotkey.
 */
export function Notices({ notices, labels, icons }: Props) {
  const region = useRef<HTMLElement>(null);
  /** Where the focus was before it entered the region. */
  const cameFrom = useRef<Element | null>(null);
  /** The button that raised the notice, or else what had the focus then. */
  const opener = useRef<Element | null>(null);
  /** The current notice, if any. */
  const [request, setRequest] = useState<NoticeRequest>();
  const count = useRef(0);
  const [Toaster, setToaster] = useState<ComponentType<NoticeToasterProps>>();
  const [held, setHeld] = useState({ hover: false, focus: false });

  // A layout effect, because ReplayEarlyClick leaves clicks to React from its own layout effect on.
  useLayoutEffect(() => {
    const fetchToaster = () =>
      loadToaster().then(
        (toaster) => setToaster(() => toaster),
        // It stays plain even if a later attempt succeeds, or it would be announced twice.
        () => setRequest((now) => (now && !now.plain ? { ...now, plain: true } : now)),
      );
    const buttonOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-notice]") : null;

    const show = (event: Event) => {
      const notice = notices[(event as CustomEvent<NoticeId>).detail];
      opener.current = document.activeElement === document.body ? null : document.activeElement;
      count.current += 1;
      setRequest({ notice, count: count.current });
      fetchToaster();
    };
    const click = (event: Event) => {
      const button = buttonOf(event);
      if (!button) return;
      notify(button.dataset.notice as NoticeId);
      // Safari does not focus a button that is clicked.
      opener.current = button;
    };
    // A visitor who hovers or focuses such a button is likely to click it.
    const prepare = (event: Event) => {
      if (buttonOf(event)) fetchToaster();
    };
    const focusRegion = (event: KeyboardEvent) => {
      const hasNotice = region.current?.querySelector("[data-slot=notice]");
      if (event.key !== noticeHotkey || !hasNotice || document.documentElement.dataset.onboarding) return;
      event.preventDefault();
      region.current?.focus({ preventScroll: true });
    };

    document.addEventListener(noticeEvent, show);
    document.addEventListener("click", click);
    document.addEventListener("pointerover", prepare);
    document.addEventListener("focusin", prepare);
    document.addEventListener("keydown", focusRegion);
    return () => {
      document.removeEventListener(noticeEvent, show);
      document.removeEventListener("click", click);
      document.removeEventListener("pointerover", prepare);
      document.removeEventListener("focusin", prepare);
      document.removeEventListener("keydown", focusRegion);
    };
  }, [notices]);

  // While there is a notice, the page has room for it below its end, so that it never covers the focused element (WCAG 2.4.11).
  useEffect(() => {
    document.documentElement.toggleAttribute("data-notice-room", request !== undefined);
    if (request) document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, [request]);

  /** Moves the focus out of the region: to where it was before, else to the button that raised the notice, else to the page. */
  const leave = useCallback(() => {
    if (!region.current?.contains(document.activeElement)) return;
    const targets = [cameFrom.current, opener.current, document.getElementById("main")];
    // When the focus leaves sonner's list, sonner returns it to the element that had it before: after F8, the region.
    region.current.focus({ preventScroll: true });
    for (const target of targets) {
      // An element that is hidden, inert or no longer in the page does not take the focus.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  }, []);

  const dismiss = useCallback(() => {
    leave();
    setRequest(undefined);
    setHeld({ hover: false, focus: false });
  }, [leave]);

  const plain = request?.plain ? request : undefined;

  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(dismiss, noticeDuration);
    return () => clearTimeout(timer);
  }, [plain, dismiss]);

  return (
    <section
      ref={region}
      // The first paint of a wide window waits for this id (app/layout.tsx).
      id="notices"
      className="print:hidden"
      aria-label={request ? labels.region : labels.empty}
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      onKeyDown={(event) => {
        // Forward from the close button, and back from the region.
        const isAtEdge = event.shiftKey
          ? event.target === event.currentTarget
          : event.target instanceof HTMLButtonElement;
        if (event.key !== "Tab" || !isAtEdge) return;
        event.preventDefault();
        leave();
      }}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        setHeld((now) => ({ ...now, focus: true }));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld((now) => ({ ...now, focus: false }));
      }}
      onPointerEnter={() => setHeld((now) => ({ ...now, hover: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, hover: false }))}
    >
      {Toaster && (
        <Toaster
          request={plain ? undefined : request}
          labels={labels}
          icons={icons}
          paused={held.hover || held.focus}
          onDismiss={dismiss}
        />
      )}
      {plain && (
        // In the corner where sonner would show it.
        <NoticeBox
          key={plain.count}
          tone={plain.notice.tone}
          className="fixed right-2 bottom-2 z-50 max-w-[min(26rem,100vw-1rem)]"
        >
          <strong>{plain.notice.title}</strong> {plain.notice.text}
        </NoticeBox>
      )}
    </section>
  );
}
