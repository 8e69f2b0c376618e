import { createElement } from "react";
import { difference, type Part, type SentenceChange } from "./changed-words.ts";
import { type Subject, SubjectArticle } from "./subject-article.tsx";

/** The data of a report, which the next one reads to compare with. */
export interface Report {
  /** ISO 8601. */
  made: string;
  browser: string;
  hasPhotos: boolean;
  /** The report that this one is compared with. */
  last?: Report | undefined;
  subjects: readonly Subject[];
}

/** The report: changes, then every page and every other scenario. */
export function ReportDocument(report: Report) {
  const { subjects, last } = report;
  const siteName = subjects.map(({ head }) => head?.meta["og:site_name"]).find(Boolean);
  const changed = subjects.filter(
    ({ changes }) =>
      changes?.isNew || changes?.sentences.length || changes?.previews.length || changes?.pictures.length,
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${siteName} site report`}</title>
        <link rel="stylesheet" href="tokens.css" />
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <header className="inverse">
          <h1>{siteName} site report</h1>
          <p>The last build as visitors, search engines and social networks see it.</p>
          <p className="quiet">{notesOn(report).join(" ")}</p>
        </header>
        <main>
          <section className="box">
            <h2>Changes</h2>
            {!last && <p>This is the first report: there is nothing to compare.</p>}
            {last && <p>{summaryOf(subjects)}</p>}
            <Links subjects={changed} />
          </section>
          <ChangedWords subjects={subjects} />
          <nav aria-label="Contents">
            <h2>Pages</h2>
            <Links subjects={subjects.filter(({ isPage }) => isPage)} />
            <h2>Menus, onboarding, forms and notices</h2>
            <Links subjects={subjects.filter(({ isPage }) => !isPage)} />
          </nav>
          {subjects.map((subject) => (
            <SubjectArticle key={subject.id} {...subject} />
          ))}
        </main>
      </body>
    </html>
  );
}

/** Returns the changes since the last report in one sentence: "Changed: 1 sentence, 14 pictures. New: Press." */
function summaryOf(subjects: readonly Subject[]): string {
  const all = subjects.flatMap(({ changes }) => changes ?? []);
  const counts = [
    count(distinct(all.flatMap(({ sentences }) => sentences)).length, "sentence"),
    count(
      all.flatMap(({ previews }) => previews).length,
      "text for search results and shared links",
      "texts for search results and shared links",
    ),
    count(all.flatMap(({ pictures }) => pictures).length, "picture"),
  ].flatMap((words) => words ?? []);
  const added = subjects.filter(({ changes }) => changes?.isNew).map(({ name }) => name);
  const parts = [
    counts.length > 0 && `Changed: ${counts.join(", ")}.`,
    added.length > 0 && `New: ${added.join(", ")}.`,
  ].filter(Boolean);
  return parts.join(" ") || "Nothing changed.";
}

const count = (number: number, one: string, many = `${one}s`) =>
  number === 0 ? undefined : `${number} ${number === 1 ? one : many}`;

/** Returns each change once, wherever it is. */
function distinct(changes: readonly SentenceChange[]): SentenceChange[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Returns notes on the report for its reader. */
function notesOn({ made, hasPhotos, browser, last }: Report): string[] {
  const notes = [`Made on ${formatTime(made)}.`];
  if (last) notes.push(`Compared with the report of ${formatTime(last.made)}.`);
  if (!hasPhotos) notes.push("Drawings replace photos, because the photo host could not be reached.");
  if (last && (last.hasPhotos !== hasPhotos || last.browser !== browser))
    notes.push("Photos or the browser were different then, so pictures may differ for that reason alone.");
  return notes;
}

/** An ISO time in words, in this machine's time zone: "November 21, 2026 at 12:04 PM". */
function formatTime(iso: string): string {
  return new Date(iso).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}

function Links({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <ul>
      {subjects.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Splits a sentence into words and the characters between them. */
const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** Every changed sentence once, before and after, with the pages that have it. */
function ChangedWords({ subjects }: { subjects: readonly Subject[] }) {
  const changes = distinct(subjects.flatMap(({ changes }) => changes?.sentences ?? []));
  if (changes.length === 0) return null;
  const pages = subjects.filter(({ isPage }) => isPage);
  return (
    <section>
      <h2>Changed words</h2>
      {changes.map(({ before, after }) => {
        const key = JSON.stringify({ before, after });
        const parts = difference(wordsOf(before), wordsOf(after));
        const isHere = ({ changes }: Subject) => changes?.sentences.some((it) => JSON.stringify(it) === key);
        const isEverywhere = pages.length > 1 && pages.every(isHere);
        return (
          <div key={key} className="sentence">
            {sentence(parts, "removed", "del")}
            {sentence(parts, "added", "ins")}
            {isEverywhere ? (
              <p className="quiet">On every page</p>
            ) : (
              <Links subjects={subjects.filter(isHere)} />
            )}
          </div>
        );
      })}
    </section>
  );
}

/** One version of a sentence, with the words marked that the other lacks. */
function sentence(parts: readonly Part[], side: "removed" | "added", mark: "del" | "ins") {
  const words = parts.flatMap((part) => [
    part[side].length > 0 && createElement(mark, {}, part[side].join("")),
    part.same.join(""),
  ]);
  return createElement("p", {}, ...words);
}
