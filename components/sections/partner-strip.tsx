import { clsx } from "clsx";
import type { HomeContent, PartnerLogo } from "@/content/types";

const weights: Record<PartnerLogo["weight"], string> = {
  400: "font-[400]",
  500: "font-[500]",
  550: "font-[550]",
  650: "font-[650]",
  700: "font-[700]",
  750: "font-[750]",
};

/** Partners' logos in one row under a rule, each a small mark and a name in the colour of the text. */
export function PartnerStrip({ partners }: { partners: HomeContent["partners"] }) {
  return (
    <section className="py-[clamp(3rem,5vw,5rem)]" aria-labelledby="partners">
      <div className="page-width">
        <h2 id="partners" className="mb-8 border-b border-line pb-5 text-h4">
          {partners.title}
        </h2>
        <ul className="grid grid-cols-2 items-center gap-x-8 gap-y-5 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between">
          {partners.logos.map((logo) => (
            <li
              key={logo.name}
              className={clsx(
                "flex h-8 items-center gap-2 font-display text-[1.25rem]/none tracking-[-0.03em] sm:text-[1.375rem]/none",
                weights[logo.weight],
              )}
            >
              <svg
                viewBox="0 0 32 32"
                fill="none"
                stroke="currentColor"
                strokeWidth="3.4"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
                className="size-[1.2em] flex-none"
              >
                <path d={logo.mark} />
              </svg>
              {logo.name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
