import { clsx } from "clsx";
import type { HomeContent, PartnerLogo } from "@/content/schema";

const weights: Record<PartnerLogo["weight"], string> = {
  400: "font-normal",
  500: "font-medium",
  600: "font-semibold",
  700: "font-bold",
};

/** A logo: a small symbol and a name, in the color of the text. */
function Logo({ logo: { name, symbol, weight } }: { logo: PartnerLogo }) {
  return (
    <span
      className={clsx(
        "flex h-8 items-center gap-2 font-display text-xl/none tracking-tight sm:text-[1.375rem]",
        weights[weight],
      )}
    >
      <svg
        width="32"
        height="32"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-[1.2em] flex-none"
      >
        <path d={symbol} />
      </svg>
      {name}
    </span>
  );
}

/** The logos of partners. */
export function PartnerStrip({ content }: { content: HomeContent["partners"] }) {
  return (
    <section className="pt-strip pb-section">
      <div className="page-width wrap-anywhere @container">
        <h2 className="mb-8 border-b border-line pb-5 text-h4">{content.title}</h2>
        <ul
          role="list"
          className="grid items-center gap-x-8 gap-y-5 @xs:grid-cols-2 @xl:grid-cols-3 @4xl:flex @4xl:flex-wrap @4xl:justify-between"
        >
          {content.logos.map((logo) => (
            <li key={logo.name}>
              <Logo logo={logo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
