import { Gauge } from "@/components/ui/charts/gauge";
import { Ring } from "@/components/ui/charts/ring";
import { Sparkline } from "@/components/ui/charts/sparkline";
import { SmallHeading } from "@/components/ui/small-heading";
import type { DashboardContent } from "@/content/schema";
import { CardTitle, DashboardCard } from "./dashboard-card";

const number = "font-display text-[2.75rem]/none font-semibold tracking-[-0.05em]";

/** Influence, goals and motivation, each value as text beside its chart. */
export function DashboardProgress({ content }: { content: DashboardContent["progress"] }) {
  const { influence, goals, trend } = content;
  return (
    <DashboardCard className="xl:col-span-7">
      <CardTitle title={content.title} action={content.details} />
      <div className="grid flex-1 gap-x-fluid-sm gap-y-5 @lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <SmallHeading>{influence.label}</SmallHeading>
          <div className="@container relative mx-auto w-full max-w-112">
            <Gauge share={influence.value / 100} />
            <div className="absolute inset-x-0 bottom-[3%] text-center @max-[11rem]:static">
              <strong className="block font-display text-[min(clamp(4rem,2.6rem+3.6vw,6.25rem),24cqw)]/[0.85] font-semibold tracking-[-0.05em]">
                {influence.value}
              </strong>{" "}
              <span className="text-sm text-muted">{influence.scale}</span>
            </div>
          </div>
          <p className="text-sm text-balance text-muted">{influence.note}</p>
        </div>
        <div className="flex flex-col gap-5 border-line @max-lg:border-t @max-lg:pt-5 @lg:border-s @lg:ps-fluid-sm">
          <div>
            <SmallHeading className="mb-3">{goals.label}</SmallHeading>
            <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
              <Ring share={goals.value / 100} className="w-18 flex-none" />
              <p className="flex-[1_1_6rem]">
                <strong className={number}>{goals.value}%</strong>{" "}
                <span className="block text-sm text-muted leading-snug">{goals.note}</span>
              </p>
            </div>
          </div>
          <div className="border-t border-line pt-5">
            <SmallHeading>{trend.label}</SmallHeading>
            <p className="mt-2 mb-3">
              <strong className={number}>{trend.value}</strong>{" "}
              <span className="block text-sm text-muted leading-snug">{trend.note}</span>
            </p>
            <Sparkline values={trend.points} label={trend.alt} />
          </div>
        </div>
      </div>
    </DashboardCard>
  );
}
