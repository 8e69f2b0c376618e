import { basename } from "node:path";
import type { PageHeader } from "./page-head.ts";
import { cutDescription, cutTitle } from "./search-result.ts";

/** A page as search engines show it. */
export function SearchResult({ head }: { head: PageHeader }) {
  return (
    <>
      <h3>As a search result</h3>
      <div className="box">
        <p className="quiet">{head.url}</p>
        <h4>{cutTitle(head.title)}</h4>
        <p>{cutDescription(head.meta.description ?? "")}</p>
      </div>
    </>
  );
}

/** A page as a link that somebody shares. */
export function SharedLink({ meta }: { meta: PageHeader["meta"] }) {
  const {
    "og:title": title,
    "og:description": description,
    "og:image": image = "",
    "og:image:alt": alt,
  } = meta;
  return (
    <>
      <h3>As a shared link</h3>
      <div className="box">
        <img src={cardFile(image)} alt={alt} width="1200" height="630" loading="lazy" />
        <h4>{title}</h4>
        <p>{description}</p>
      </div>
    </>
  );
}

/** Where the report keeps the picture of a shared link. */
export function cardFile(image: string): string {
  return `cards/${basename(image)}`;
}
