import { SearchResult, SharedLink } from "./previews.tsx";
import type { Subject } from "./types.ts";

/** A page, or what a visitor brings about on one: its pictures, and what there is to say about it. */
export function SubjectArticle(subject: Subject) {
  const { id, name, place, isPage, isKept, taken, pictures, head, changes } = subject;
  return (
    <article id={id}>
      <h2>
        {name} <span className="quiet">{place}</span>
      </h2>
      {isKept && <p className="quiet">As seen on {formatTime(taken)}.</p>}
      {changes?.isNew && <p>New since the last report.</p>}
      {changes?.pictures.map(({ look, before, file, marked, ...part }) => (
        <div key={file} className="pictures">
          <Figure name={name} caption={`Before (${look})`} file={before} {...part} />
          <Figure name={name} caption={`Now (${look})`} file={file} {...part} />
          <Figure name={name} caption={`What differs (${look})`} file={marked} {...part} />
        </div>
      ))}
      {["light", "dark"].map((scheme) => (
        <div key={scheme} className="pictures">
          {pictures
            .filter(({ look }) => look.endsWith(scheme))
            .map(({ file, look, width }) => (
              <Figure key={file} name={name} caption={look} file={file} width={width} />
            ))}
        </div>
      ))}
      <div className="boxes">
        <div>
          {isPage && head?.url && <SearchResult head={head} />}
          <Checks {...subject} />
        </div>
        <div>{isPage && head?.url && <SharedLink meta={head.meta} />}</div>
      </div>
    </article>
  );
}

/** What a page weighs against its budget, and what axe finds wrong. */
function Checks({ weight, findings }: Subject) {
  return (
    <>
      {weight.length > 0 && <h3>Weight and budget</h3>}
      <ul>
        {weight.map(({ name, value, limit, isOver }) => (
          <li key={name} className={isOver ? "fault" : undefined}>
            {name} <b>{value}</b> <span className="quiet">of {limit}</span>
          </li>
        ))}
      </ul>
      <h3>Accessibility</h3>
      {findings.length === 0 && <p>Nothing wrong was found.</p>}
      {findings.map((finding) => (
        <p key={finding} className="fault">
          {finding}
        </p>
      ))}
    </>
  );
}

/** An ISO time in words, in this machine's time zone: "21 November 2026 at 12:04". */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
}

type FigureProps = { file: string; name: string; caption: string; width: number; position?: number };

/** A part of a picture, which opens in full size. `position` is 0 for its top, 1 for its bottom. */
function Figure({ file, name, caption, width, position = 0 }: FigureProps) {
  return (
    <figure style={{ flexGrow: width, maxWidth: width * 0.6 }}>
      <a href={file}>
        <img
          src={file}
          alt={`${name}: ${caption}`}
          loading="lazy"
          style={{ objectPosition: `0 ${position * 100}%` }}
        />
      </a>
      <figcaption className="quiet">{caption}</figcaption>
    </figure>
  );
}
