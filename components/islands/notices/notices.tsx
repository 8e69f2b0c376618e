"use client";

import { catchError } from "next/error";
import { useState } from "react";
import { useComfort } from "@/components/islands/use-comfort";
import type { Notice, NoticeId } from "@/content/schema";
import type { CommonProps, NoticeToaster } from "./notice-toaster";
import { onNotify } from "./notify";

interface Props extends CommonProps {
  notices: Record<NoticeId, Notice>;
}

/** Keeps the page when sonner throws. */
const NoticesOrNothing = catchError(() => null);

/** Returns the id of the notice that an event's button shows. */
const noticeOf = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-notice]")?.dataset.notice as NoticeId | undefined)
    : undefined;

/**
 * The notices. They listen for notify() and for clicks on any [data-notice] button. Sonner's code loads when a visitor hovers or
 * focuses such a button, or at the first notice.
 */
export function Notices({ notices, labels, icons }: Props) {
  const [Toaster, setToaster] = useState<typeof NoticeToaster>();

  useComfort(() => {
    const load = async () => {
      const toaster = await import("./notice-toaster");
      setToaster(() => toaster.NoticeToaster);
      return toaster;
    };
    const show = async (id: NoticeId | undefined) => {
      if (!id) return;
      const { pathname } = location;
      const { showNotice } = await load();
      const notice = notices[id];
      // On another page, it shows only if it is about a form that was sent.
      if (notice.tone === "success" || pathname === location.pathname) showNotice({ notice, labels, icons });
    };
    onNotify(show);
    const loadEarly = (event: Event) => {
      if (noticeOf(event)) load();
    };

    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener("click", (event) => show(noticeOf(event)), options);
    document.addEventListener("pointerover", loadEarly, options);
    document.addEventListener("focusin", loadEarly, options);
    return () => listening.abort();
  }, [notices, labels, icons]);

  return (
    Toaster && (
      <NoticesOrNothing>
        <Toaster label={labels.region} />
      </NoticesOrNothing>
    )
  );
}
