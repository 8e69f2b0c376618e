import { Gauge } from "@/components/ui/charts/gauge";
import { Ring } from "@/components/ui/charts/ring";
import { Sparkline } from "@/components/ui/charts/sparkline";
import type { DashboardContent } from "@/content/schema";
import { DashboardCard } from "./dashboard-card";

/** Influence, goals and motivation, each value as text beside its chart. */
export function DashboardProgress({ progress }: Pick<DashboardContent, "progress">) {
  const { influence, goals, trend } = progress;
  return (
    <DashboardCard
      title={progress.title}
      action={progress.details}
      className="dashboard-card board:col-span-7"
    >
      <div className="dashboard-progress">
        <div className="flex flex-col justify-between gap-4">
          <h3 className="eyebrow">{influence.label}</h3>
          <div className="relative mx-auto w-full max-w-96">
            <Gauge share={influence.value / 100} className="w-full" />
            <p className="absolute inset-x-0 bottom-[3%] text-center">
              <strong className="dashboard-score block">{influence.value}</strong>{" "}
              <span className="text-small text-muted">{influence.scale}</span>
            </p>
          </div>
          <p className="text-small text-muted">{influence.note}</p>
        </div>
        <div className="dashboard-progress-side">
          <div>
            <h3 className="eyebrow mb-3">{goals.label}</h3>
            <div className="flex items-center gap-4.5">
              <Ring share={goals.value / 100} className="w-26 flex-none" />
              <p>
                <strong className="dashboard-number">{goals.value}%</strong>{" "}
                <span className="block text-small text-muted [line-height:1.3]">{goals.note}</span>
              </p>
            </div>
          </div>
          <div>
            <h3 className="eyebrow">{trend.label}</h3>
            <p className="dashboard-number mt-2 mb-3">{trend.value}</p>
            <Sparkline values={trend.points} label={trend.alt} className="w-full" />
          </div>
        </div>
      </div>
    </DashboardCard>
  );
}
