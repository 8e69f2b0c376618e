import type { ReactNode } from "react";
import type { Head, Picture, Subject } from "./snapshot.ts";

type FoldedProps = Pick<Subject, "name" | "path"> & { id?: string; isOpen?: boolean; children: ReactNode };

/** A page or another scenario, which unfolds. */
export function Folded({ id, name, path, isOpen = false, children }: FoldedProps) {
  return (
    <details id={id} open={isOpen}>
      <summary>
        {name} <span className="quiet">{path}</span>
      </summary>
      {children}
    </details>
  );
}

type PicturesProps = { pictures: readonly Picture[]; children: (picture: Picture) => ReactNode };

/** Pictures: those of a desktop and a phone in the light scheme first, and the others on request. */
export function Pictures({ pictures, children }: PicturesProps) {
  const looks = ["desktop, light", "phone, light"];
  const first = looks.flatMap((look) => pictures.filter((picture) => picture.look === look));
  const others = pictures.filter(({ look }) => !looks.includes(look));
  return (
    <>
      <div className="row">{first.map(children)}</div>
      {others.length > 0 && (
        <details>
          <summary>Other sizes, and in the dark</summary>
          <div className="row">{others.map(children)}</div>
        </details>
      )}
    </>
  );
}

type FigureProps = { file: string; caption: string; width: number };

/** A picture, which opens in full size. */
export function Figure({ file, caption, width }: FigureProps) {
  return (
    <figure style={{ flex: `${width} 1 0`, maxWidth: width * 0.6 }}>
      <figcaption className="quiet">{caption}</figcaption>
      <a href={file}>
        <img src={file} alt={caption} loading="lazy" />
      </a>
    </figure>
  );
}

/** A page as a search result and as a shared link. */
export function Previews({ title, url, meta }: Head) {
  return (
    <div className="row">
      <section className="box">
        <h3>As a search result</h3>
        <p className="quiet">{url}</p>
        <h4>{title}</h4>
        <p>{meta.description}</p>
      </section>
      <section className="box">
        <h3>As a shared link</h3>
        <img src={`.${new URL(meta["og:image"] ?? "").pathname}`} alt={meta["og:image:alt"]} loading="lazy" />
        <h4>{meta["og:title"]}</h4>
        <p>{meta["og:description"]}</p>
      </section>
    </div>
  );
}
