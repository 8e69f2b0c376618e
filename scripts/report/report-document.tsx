import { changedWords, changesOf, type SentenceChange } from "./changes.ts";
import type { Subject } from "./snapshot.ts";
import { Figure, Folded, Pictures, Previews } from "./subject.tsx";
import { summaryOf } from "./summary.ts";

/** The data of a report, which the next one reads to compare with. */
export interface Report {
  /** ISO 8601. */
  made: string;
  /** What pictures depend on besides the site: "Chromium 156, without photos". */
  browser: string;
  subjects: readonly Subject[];
}

/** The report: its changes since the last one, then every page and every other scenario. */
export function ReportDocument({ last, ...report }: Report & { last?: Report | undefined }) {
  const title = `${report.subjects[0]?.head.meta["og:site_name"]} site report`;
  const changes = changesOf(report.subjects, last?.subjects);
  const likeAll = changes.subjects.filter(({ isLikeAll }) => isLikeAll);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <h1>{title}</h1>
        <p>{notesOn(report, last)}</p>
        <section className="box">
          <h2>Changes</h2>
          <ul>
            {!last && <li>This is the first report: there is nothing to compare.</li>}
            {last &&
              summaryOf(changes).map(({ text, id }) => (
                <li key={text}>{id ? <a href={`#${id}`}>{text}</a> : text}</li>
              ))}
          </ul>
        </section>
        {changes.sentences.length > 0 && <h2>Changed words</h2>}
        {changes.sentences.map((change) => (
          <ChangedSentence key={JSON.stringify(change)} {...change} />
        ))}
        {changes.subjects.length > 0 && <h2>Changed pictures</h2>}
        <ChangedPictures subjects={changes.subjects.filter(({ isLikeAll }) => !isLikeAll)} />
        {likeAll.length > 0 && (
          <details>
            <summary>Pages whose own words did not change</summary>
            <ChangedPictures subjects={likeAll} />
          </details>
        )}
        <h2>Pages</h2>
        {report.subjects.filter(({ isPage }) => isPage).map(asItIs)}
        <h2>Menus, onboarding, forms and notices</h2>
        {report.subjects.filter(({ isPage }) => !isPage).map(asItIs)}
      </body>
    </html>
  );
}

function asItIs({ id, name, path, isPage, pictures, head }: Subject) {
  return (
    <Folded key={id} id={id} name={name} path={path}>
      <Pictures pictures={pictures}>
        {({ file, look, width }) => <Figure key={file} file={file} caption={look} width={width} />}
      </Pictures>
      {isPage && head.url && <Previews {...head} />}
    </Folded>
  );
}

/** Changed pictures before and now. More than three start folded. */
function ChangedPictures({ subjects }: { subjects: readonly Subject[] }) {
  return subjects.map(({ id, name, path, pictures }) => (
    <Folded key={id} name={name} path={path} isOpen={subjects.length <= 3}>
      <Pictures pictures={pictures}>
        {({ file, look, width }) => (
          <div key={file} className="row">
            <Figure file={`before/${file}`} caption={`Before: ${look}`} width={width} />
            <Figure file={file} caption={`Now: ${look}`} width={width} />
          </div>
        )}
      </Pictures>
    </Folded>
  ));
}

/** Both versions of a sentence, with the words marked that the other lacks, and where it is. */
function ChangedSentence({ before, after, places }: SentenceChange) {
  const parts = changedWords({ before, after }).map((part, key) => ({ ...part, key }));
  return (
    <div className="sentence">
      {before === after ? (
        <p>Moved: {after}</p>
      ) : (
        <>
          <p>{parts.map(({ key, same, removed }) => same.join("") || <del key={key}>{removed}</del>)}</p>
          <p>{parts.map(({ key, same, added }) => same.join("") || <ins key={key}>{added}</ins>)}</p>
        </>
      )}
      <p className="quiet">{places.join(", ")}</p>
    </div>
  );
}

function notesOn({ made, browser }: Report, last: Report | undefined): string {
  const notes = [`The site as people see it, made on ${formatTime(made)} with ${browser}.`];
  if (last) notes.push(`Compared with the report of ${formatTime(last.made)}.`);
  if (last && last.browser !== browser)
    notes.push(`That was made with ${last.browser}, so pictures may differ for that reason alone.`);
  return notes.join(" ");
}

/** An ISO time in words, in this machine's time zone: "November 21, 2026 at 12:04 PM". */
const formatTime = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
