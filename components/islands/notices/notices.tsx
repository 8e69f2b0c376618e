"use client";

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Notice, NoticeId, NoticeLabels } from "@/content/schema";
import { noticeDuration, noticeHotkey } from "@/lib/notice-rules";
import type { EngineProps } from "./engine";
import { noticeEvent, notify } from "./notify";

interface Props {
  notices: Record<NoticeId, Notice>;
  labels: NoticeLabels;
  icons: { info: ReactNode; success: ReactNode; close: ReactNode };
}

/** A notice that was asked for; the count tells two of the same kind apart. */
export interface NoticeRequest {
  notice: Notice;
  count: number;
}

const loadEngine = () => import("./engine").then((module) => module.Engine);

/**
 * The notifications region. It is in the page's HTML, so that a screen reader knows it before the first words come.
 * It listens for notify() and for presses of any [data-notice] button; the engine loads when one is wanted.
 */
export function Notices({ notices, labels, icons }: Props) {
  const region = useRef<HTMLElement>(null);
  /** Where focus was before it came into the region. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const [request, setRequest] = useState<NoticeRequest>();
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>();
  const [failed, setFailed] = useState(false);
  const [held, setHeld] = useState({ hover: false, focus: false });

  // With the page itself: EarlyPress leaves to React what is pressed from then on, and an effect may come later.
  useLayoutEffect(() => {
    const fetchEngine = () =>
      loadEngine().then(
        (engine) => setEngine(() => engine),
        () => setFailed(true),
      );
    const buttonOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-notice]") : null;

    const show = (event: Event) => {
      const notice = notices[(event as CustomEvent<NoticeId>).detail];
      setRequest((last) => ({ notice, count: (last?.count ?? 0) + 1 }));
      fetchEngine();
    };
    const press = (event: Event) => {
      const id = buttonOf(event)?.dataset.notice;
      if (id) notify(id as NoticeId);
    };
    // A pointer or focus on such a button is a fair sign that a press follows.
    const prepare = (event: Event) => {
      if (buttonOf(event)) fetchEngine();
    };
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== noticeHotkey || document.documentElement.dataset.gate) return;
      event.preventDefault();
      region.current?.focus();
    };

    document.addEventListener(noticeEvent, show);
    document.addEventListener("click", press);
    document.addEventListener("pointerover", prepare);
    document.addEventListener("focusin", prepare);
    document.addEventListener("keydown", focusRegion);
    return () => {
      document.removeEventListener(noticeEvent, show);
      document.removeEventListener("click", press);
      document.removeEventListener("pointerover", prepare);
      document.removeEventListener("focusin", prepare);
      document.removeEventListener("keydown", focusRegion);
    };
  }, [notices]);

  useEffect(() => {
    if (!failed || !request) return;
    const timer = setTimeout(() => setRequest(undefined), noticeDuration);
    return () => clearTimeout(timer);
  }, [failed, request]);

  const giveFocusBack = () => {
    setHeld({ hover: false, focus: false });
    if (!region.current?.contains(document.activeElement)) return;
    const target = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById("main");
    // Sonner answers focus that leaves its list by sending it back to where it came from: the region, by F8.
    region.current.focus({ preventScroll: true });
    target?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={region}
      className="notices"
      aria-label={labels.region}
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          cameFrom.current = event.relatedTarget as HTMLElement;
        setHeld((now) => ({ ...now, focus: true }));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld((now) => ({ ...now, focus: false }));
      }}
      onPointerEnter={() => setHeld((now) => ({ ...now, hover: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, hover: false }))}
    >
      {Engine && request && (
        <Engine
          request={request}
          labels={labels}
          icons={icons}
          paused={held.hover || held.focus}
          onDismiss={giveFocusBack}
        />
      )}
      {/* Without its engine a notice is still said and shown. */}
      {!Engine && failed && request && (
        <p className="notice notice-plain">
          <strong>{request.notice.title}</strong> {request.notice.text}
        </p>
      )}
    </section>
  );
}
