import { basename } from "node:path";
import type { PictureChange } from "./changed-pictures.ts";
import type { SentenceChange } from "./changed-sentences.ts";
import type { HeadContent, Snapshot } from "./snapshot.ts";

/** A page, or another scenario on one. */
export interface Subject extends Snapshot {
  /** The scenario's name. */
  id: string;
  /** Its name in the report, and its place: "Onboarding step 2", "on /pricing". */
  name: string;
  place: string;
  isPage: boolean;
  /** Its figures and budgets: "HTML 12.3 kB of 16.0 kB". */
  weight: readonly string[];
  changes?:
    | { isNew: boolean; sentences: readonly SentenceChange[]; pictures: readonly PictureChange[] }
    | undefined;
}

/** A page, or another scenario on one: its changes, pictures, link previews and weight. */
export function SubjectArticle(subject: Subject) {
  const { id, name, place, isPage, pictures, head, weight, changes } = subject;
  return (
    <article id={id}>
      <h2>
        {name} <span className="quiet">{place}</span>
      </h2>
      {changes?.isNew && <p>New since the last report.</p>}
      {changes?.pictures.map(({ look, before, file, marked, ...part }) => (
        <div key={file} className="pictures">
          <Figure name={name} caption={`Before (${look})`} file={before} {...part} />
          <Figure name={name} caption={`Now (${look})`} file={file} {...part} />
          <Figure name={name} caption={`Differences (${look})`} file={marked} {...part} />
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
      {isPage && head?.url && <Previews {...head} />}
      {weight.length > 0 && <h3>Weight and budget</h3>}
      <ul>
        {weight.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
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
