import { Cta } from "@/components/ui/cta";
import { Waves } from "@/components/ui/waves";
import { navigation } from "@/content/navigation";
import type { PageContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

const swell: Omit<WaveShape, "center"> = {
  width: 1920,
  height: 220,
  base: [120, 214],
  peak: [14, 150],
  spread: [420, 230],
  steepness: [2, 2.6],
  sway: 8,
  samples: 11,
};

/** The places of pages that the menu lacks. */
const otherPlaces: Readonly<Record<string, number>> = { "/demo": 5, "/dashboard": 6 };

/** Returns the x of a page's crest, so that its sun is where the page is in the menu, from left to right. */
function crestOf(path: string): number {
  const entry = navigation.items.findLastIndex(
    (item) => path === item.path || path.startsWith(`${item.path}/`),
  );
  const place = otherPlaces[path] ?? Math.max(0, entry);
  return 360 + 180 * Math.min(7, place);
}

/** The end of a page: a sunrise over waves that lead into an inverse background, the closing line and its action. */
export function ClosingCta({ page: { path, closing } }: { page: Pick<PageContent, "path" | "closing"> }) {
  const { line, action } = closing;
  const center = crestOf(path);
  return (
    <>
      <div className="screen-only mt-auto -mb-0.5 overflow-x-clip forced-colors:hidden">
        <Waves
          shape={{ ...swell, center }}
          depths={[0, 1, 3, 5, 7, 9, "inverse"]}
          sun={[center, -8, 76]}
          fit="start"
          className={`closing-waves crest-${center}`}
        />
      </div>
      <section className="screen-only inverse relative bg-inverse">
        <div className="page-width flex flex-col gap-x-grid gap-y-8 pt-fluid-lg pb-[clamp(3.5rem,6vw,6rem)] lg:flex-row lg:items-end lg:justify-between">
          <h2 className="text-h1 max-sm:text-h2">{line}</h2>
          <p className="flex-none">
            {action.variant === "link" ? (
              <Cta action={action} variant="link" icon="ArrowRight" className="text-lead" />
            ) : (
              <Cta action={action} className="max-xs:w-full" />
            )}
          </p>
        </div>
      </section>
    </>
  );
}
