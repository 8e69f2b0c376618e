import { basename } from "node:path";
import type { ReactNode } from "react";
import type { SentenceChange } from "./changed-words.ts";
import type { HeadContent, Picture, Snapshot } from "./snapshot.ts";

/** A picture that differs from the last report's, which is the file `before`. */
export interface ChangedPicture extends Picture {
  before: string;
}

/** A page, or another scenario on one. */
export interface Subject extends Snapshot {
  /** The scenario's name. */
  id: string;
  /** Its name in the report, and its place: "Onboarding step 2", "on /pricing". */
  name: string;
  place: string;
  isPage: boolean;
  changes?:
    | {
        isNew: boolean;
        sentences: readonly SentenceChange[];
        previews: readonly (SentenceChange & { name: string })[];
        pictures: readonly ChangedPicture[];
      }
    | undefined;
}

/** A page, or another scenario on one: its changes, pictures and link previews. */
export function SubjectArticle(subject: Subject) {
  const { id, name, place, isPage, pictures, head, changes } = subject;
  return (
    <article id={id}>
      <h2>
        {name} <span className="quiet">{place}</span>
      </h2>
      {changes?.isNew && <p>New since the last report.</p>}
      {changes?.previews.map((change) => (
        <div key={change.name} className="sentence">
          <h3>{change.name}</h3>
          <p>
            <del>{change.before}</del>
          </p>
          <p>
            <ins>{change.after}</ins>
          </p>
        </div>
      ))}
      <Folded summary="Changes in other sizes and in the dark" items={changes?.pictures ?? []}>
        {({ look, before, file, width }) => (
          <div key={file} className="pictures compared">
            <Figure name={name} caption={`Before (${look})`} file={before} width={width} />
            <Figure name={name} caption={`Now (${look})`} file={file} width={width} />
          </div>
        )}
      </Folded>
      <Folded summary="Other sizes, and in the dark" className="pictures" items={pictures}>
        {({ file, look, width }) => (
          <Figure key={file} name={name} caption={look} file={file} width={width} />
        )}
      </Folded>
      {isPage && head?.url && <Previews {...head} />}
    </article>
  );
}

/** A page as a search result and as a shared link. */
function Previews({ title, url, meta }: HeadContent) {
  const image = meta["og:image"] ?? "";
  return (
    <div className="boxes">
      <section>
        <h3>As a search result</h3>
        <div className="box">
          <p className="quiet">{url}</p>
          <h4>{title}</h4>
          <p>{meta.description}</p>
        </div>
      </section>
      <section>
        <h3>As a shared link</h3>
        <div className="box">
          <img src={cardFile(image)} alt={meta["og:image:alt"]} width="1200" height="630" loading="lazy" />
          <h4>{meta["og:title"]}</h4>
          <p>{meta["og:description"]}</p>
        </div>
      </section>
    </div>
  );
}

/** Returns the path of a shared link's picture in the report. */
export function cardFile(image: string): string {
  return `cards/${basename(image)}`;
}

interface FoldedProps<Item extends Picture> {
  summary: string;
  className?: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** Pictures: those of a desktop and a phone in the light scheme first, and the others on request. */
function Folded<Item extends Picture>({ summary, className, items, children }: FoldedProps<Item>) {
  const looks = ["desktop, light", "phone, light"];
  const first = looks.flatMap((look) => items.filter((item) => item.look === look));
  const others = items.filter((item) => !looks.includes(item.look));
  return (
    <>
      {first.length > 0 && <div className={className}>{first.map(children)}</div>}
      {others.length > 0 && (
        <details>
          <summary>{summary}</summary>
          <div className={className}>{others.map(children)}</div>
        </details>
      )}
    </>
  );
}

type FigureProps = { file: string; name: string; caption: string; width: number };

/** A picture, which opens in full size. */
function Figure({ file, name, caption, width }: FigureProps) {
  return (
    <figure style={{ flexGrow: width, maxWidth: width * 0.6 }}>
      <figcaption className="quiet">{caption}</figcaption>
      <a href={file}>
        <img src={file} alt={`${name}: ${caption}`} loading="lazy" />
      </a>
    </figure>
  );
}
