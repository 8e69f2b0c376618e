"use client";

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Notice, NoticeId, NoticeLabels } from "@/content/schema";
import { noticeDuration, noticeHotkey } from "@/lib/notice-rules";
import type { NoticeRequest, NoticeToasterProps } from "./notice-toaster";
import { noticeEvent, notify } from "./notify";

interface Props {
  notices: Record<NoticeId, Notice>;
  labels: NoticeLabels;
  icons: { info: ReactNode; success: ReactNode; close: ReactNode };
}

const loadToaster = () => import("./notice-toaster").then((module) => module.NoticeToaster);

/**
 * The notifications region. It is in the page's HTML, so that a screen reader knows it before the first words come.
 * It listens for notify() and for presses of any [data-notice] button; the toaster loads when one is wanted.
 */
export function Notices({ notices, labels, icons }: Props) {
  const region = useRef<HTMLElement>(null);
  /** Where focus was before it came into the region. */
  const cameFrom = useRef<HTMLElement | null>(null);
  /** The notice that is up, if any: the one place where that is kept. */
  const [request, setRequest] = useState<NoticeRequest>();
  const asked = useRef(0);
  const [Toaster, setToaster] = useState<ComponentType<NoticeToasterProps>>();
  const [failed, setFailed] = useState(false);
  const [held, setHeld] = useState({ hover: false, focus: false });

  // With the page itself: ReplayEarlyClick leaves to React what is pressed from then on, and an effect may come later.
  useLayoutEffect(() => {
    const fetchToaster = () =>
      loadToaster().then(
        (toaster) => setToaster(() => toaster),
        () => setFailed(true),
      );
    const buttonOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-notice]") : null;

    const show = (event: Event) => {
      const notice = notices[(event as CustomEvent<NoticeId>).detail];
      asked.current += 1;
      setRequest({ notice, count: asked.current });
      fetchToaster();
    };
    const press = (event: Event) => {
      const id = buttonOf(event)?.dataset.notice;
      if (id) notify(id as NoticeId);
    };
    // A pointer or focus on such a button is a fair sign that a press follows.
    const prepare = (event: Event) => {
      if (buttonOf(event)) fetchToaster();
    };
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== noticeHotkey || document.documentElement.dataset.onboarding) return;
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

  const dismiss = useCallback(() => {
    setRequest(undefined);
    setHeld({ hover: false, focus: false });
    if (!region.current?.contains(document.activeElement)) return;
    const target = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById("main");
    // Sonner answers focus that leaves its list by sending it back to where it came from: the region, by F8.
    region.current.focus({ preventScroll: true });
    target?.focus({ preventScroll: true });
  }, []);

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
      {Toaster && (
        <Toaster
          request={request}
          labels={labels}
          icons={icons}
          paused={held.hover || held.focus}
          onDismiss={dismiss}
        />
      )}
      {/* Without its toaster a notice is still said and shown. */}
      {!Toaster && failed && request && (
        <p className="notice-card notices-plain">
          <strong>{request.notice.title}</strong> {request.notice.text}
        </p>
      )}
    </section>
  );
}
