"use client";

import { usePathname } from "next/navigation";
import { type CSSProperties, useEffect, useState } from "react";
import type { Text } from "../content/content";
import type { Finding } from "../tools/problem";
import type { Report } from "./content-tools";
import { findText } from "./find-text";

// The site's styles come from app/ and components/ only.
const style: CSSProperties = {
  position: "fixed",
  insetBlockEnd: "1rem",
  insetInlineEnd: "1rem",
  zIndex: 1000,
  width: "min(40rem, 100vw - 2rem)",
  maxHeight: "50vh",
  overflow: "auto",
  padding: "0 1rem 1rem",
  background: "#fff",
  color: "#111",
  border: "3px solid #c00",
  fontSize: "0.875rem",
  whiteSpace: "pre-line",
};

/** Next.js's development server opens the editor that is running, or the one that REACT_EDITOR names. */
function openInEditor({ file, line = 1 }: Pick<Finding, "file" | "line">) {
  fetch(`/__nextjs_launch-editor?${new URLSearchParams({ file, line1: `${line}` })}`);
}

/** Returns the texts of an element and of those around it, the closest first: what it says, shows or is called. */
function textsAt(element: Element | null): string[] {
  if (!element || element.matches("body, main")) return [];
  const art = /\/art\/(.+)\.svg/.exec(element.getAttribute("src") ?? "")?.[1] ?? "";
  const names = ["alt", "placeholder", "aria-label", "datetime"];
  const shown = names.map((name) => element.getAttribute(name) ?? "");
  const own = [element.textContent, ...shown, art].filter((text) => text !== "");
  return [...own, ...textsAt(element.parentElement)];
}

/** Lists the problems of the content. An Alt-click on a text, picture or chart opens the file where it is written. */
export default function ContentPanel({ report }: { report: Promise<Report> }) {
  const [{ findings, texts }, setReport] = useState<Report>({ findings: [], texts: [] });
  const [found, setFound] = useState<readonly Finding[]>([]);
  const path = usePathname();

  useEffect(() => {
    let isNewest = true;
    report.then((next) => isNewest && setReport(next));
    return () => {
      isNewest = false;
    };
  }, [report]);

  useEffect(() => {
    const find = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest("aside button")) return;
      setFound([]);
      if (!event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const page = event.target.closest("main") ? path : undefined;
      let matches: readonly Text[] = [];
      for (const text of textsAt(event.target)) {
        matches = findText(text, texts, page);
        if (matches.length > 0) break;
      }
      const [closest, ...others] = matches.slice(0, 5);
      if (!closest) return setFound([{ file: "content", problem: "No text of content/ is here." }]);
      openInEditor(closest);
      setFound([closest, ...others].map((text) => ({ ...text, problem: text.text })));
    };
    document.addEventListener("click", find, { capture: true });
    return () => document.removeEventListener("click", find, { capture: true });
  }, [texts, path]);

  if (found.length + findings.length === 0) return null;
  return (
    <aside style={style}>
      {[...found, ...findings].map((finding) => {
        const { file, line, field, problem, fix = "" } = finding;
        return (
          <div key={`${file} ${line} ${field} ${problem}`}>
            <button
              type="button"
              style={{ marginBlockStart: "1rem", textDecoration: "underline" }}
              onClick={() => openInEditor(finding)}
            >
              {line ? `${file}:${line}` : file}
            </button>{" "}
            {`${field ?? ""}\n${problem}\n${fix}`}
          </div>
        );
      })}
    </aside>
  );
}
