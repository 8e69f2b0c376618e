import { Columns } from "@/components/ui/columns";
import { Cta } from "@/components/ui/cta";
import { Lead } from "@/components/ui/lead";
import { Panel } from "@/components/ui/panel";
import { Rows } from "@/components/ui/rows";
import { Waves } from "@/components/ui/waves";
import type { PartnersContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

/** The panel's waves, lighter from top to bottom. */
const waves: WaveShape = {
  width: 600,
  height: 200,
  center: 430,
  base: [120, 196],
  peak: [62, 140],
  spread: [120, 76],
  steepness: [2, 2.4],
  sway: 4,
  samples: 22,
};

/** The offers of the program, as rows, beside a panel to apply or log in. */
export function PartnerProgram({ content }: { content: PartnersContent["program"] }) {
  const { apply, login } = content;
  return (
    <div className="py-section">
      <Columns as="section" at={7} className="gap-y-fluid-2xl" data-reveal>
        <div>
          <h2 id={content.id} tabIndex={-1} className="text-h2">
            {content.title}
          </h2>
          <Lead className="mt-5">{content.text}</Lead>
          <Rows className="mt-fluid-lg">
            {content.items.map((item) => (
              <li
                key={item.title}
                className="grid gap-x-grid gap-y-2 py-fluid-sm last:pb-0 sm:grid-cols-[2fr_3fr] sm:items-baseline"
              >
                <h3 className="text-h3">{item.title}</h3>
                <p className="text-muted">{item.text}</p>
              </li>
            ))}
          </Rows>
        </div>
        {/* The waves in the padding are a third as high as wide. */}
        <Panel
          className="print:hidden flex flex-col items-start gap-4 p-fluid-md pb-[calc(33.4%+1.5rem)] forced-colors:pb-fluid-md"
          scene={
            <Waves
              shape={waves}
              depths={[9, 8, 7, 6, 4, 2]}
              sun={[430, 66, 34]}
              className="absolute -start-px -bottom-px aspect-3/1 w-[calc(100%+2px)]"
            />
          }
        >
          <h3 className="text-h3">{apply.title}</h3>
          <p className="text-muted">{apply.text}</p>
          <Cta action={apply.action} className="mt-3 max-xs:w-full" />
          <div className="mt-4 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-5">
            <p className="text-sm text-balance text-muted">{login.question}</p>
            <Cta action={login.action} variant="secondary" size="small" />
          </div>
        </Panel>
      </Columns>
    </div>
  );
}
