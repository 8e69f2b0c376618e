import { basename } from "node:path";
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
    | { isNew: boolean; sentences: readonly SentenceChange[]; pictures: readonly ChangedPicture[] }
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
      {changes?.pictures.map(({ look, before, file, width }) => (
        <div key={file} className="pictures compared">
          <Figure name={name} caption={`Before (${look})`} files={[before]} width={width} />
          <Figure name={name} caption={`Now (${look})`} files={[file]} width={width} />
          <Figure name={name} caption={`Differences (${look})`} files={[before, file]} width={width} />
        </div>
      ))}
      {["light", "dark"].map((scheme) => (
        <div key={scheme} className="pictures">
          {pictures
            .filter(({ look }) => look.endsWith(scheme))
            .map(({ file, look, width }) => (
              <Figure key={file} name={name} caption={look} files={[file]} width={width} />
            ))}
        </div>
      ))}
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

type FigureProps = { files: readonly string[]; name: string; caption: string; width: number };

/** A picture, which opens in full size. Of two pictures, the sheet shows only what differs. */
function Figure({ files, name, caption, width }: FigureProps) {
  return (
    <figure style={{ flexGrow: width, maxWidth: width * 0.6 }}>
      <figcaption className="quiet">{caption}</figcaption>
      <a href={files.at(-1)}>
        {files.map((file) => (
          <img key={file} src={file} alt={`${name}: ${caption}`} loading="lazy" />
        ))}
      </a>
    </figure>
  );
}
