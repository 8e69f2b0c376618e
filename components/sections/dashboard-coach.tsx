import { Cta } from "@/components/ui/cta";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Waves } from "@/components/ui/waves";
import type { DashboardContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";
import { DashboardCard } from "./dashboard-card";

/** The waves at the card's bottom, lighter from top to bottom. */
const swell: WaveShape = {
  width: 600,
  height: 160,
  center: 430,
  base: [70, 156],
  peak: [25, 90],
  spread: [145, 80],
  steepness: [2, 2.5],
  sway: 4,
  samples: 17,
};

/** The day's message from the coach, and what to do with it. */
export function DashboardCoach({ coach }: Pick<DashboardContent, "coach">) {
  const [start, other] = coach.actions;
  return (
    <DashboardCard style="waves" className="xl:col-span-5">
      <Eyebrow level="h2">{coach.title}</Eyebrow>
      <p className="font-display text-h3 font-medium leading-tight tracking-tight">{coach.text}</p>
      {/* In one row where they fit in the site's font, so that they stay there while a wider one shows. */}
      <p className="flex flex-wrap gap-x-4 gap-y-3 xl:flex-nowrap">
        <Cta action={start} className="max-xs:w-full" />
        <Cta action={other} variant="secondary" className="max-xs:w-full" />
      </p>
      <Waves
        shape={swell}
        depths={[9, 8, 7, 6, 5, 4, 3, 2]}
        fit="all"
        className="absolute inset-x-0 bottom-0 h-34 w-full"
      />
    </DashboardCard>
  );
}
