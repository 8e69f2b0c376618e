import { Avatar } from "@/components/ui/avatar";
import { Cta } from "@/components/ui/cta";
import { Icon } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";
import { Picture } from "@/components/ui/photo";
import { SmallHeading } from "@/components/ui/small-heading";
import { Waves } from "@/components/ui/waves";
import type { DashboardContent } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";
import { CardTitle, DashboardCard } from "./dashboard-card";
import { DashboardProgress } from "./dashboard-progress";

/** The waves at the card's bottom, lighter from top to bottom. */
const waves: WaveShape = {
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

/** The day's message from the coach, and two actions. */
function Coach({ content }: { content: DashboardContent["coach"] }) {
  const [start, other] = content.actions;
  return (
    <Panel
      as="section"
      className="flex flex-col gap-5 px-fluid-sm pt-fluid-sm pb-42 xl:col-span-5 forced-colors:pb-fluid-md print:pb-5"
      scene={
        <div className="print:hidden forced-colors:hidden">
          {/* Outside the SVG of the waves, which is distorted, the sun stays round. */}
          <div className="absolute end-[28%] bottom-19 -me-9.5 size-19 rounded-full bg-sun first-page:animate-sunrise" />
          <Waves
            shape={waves}
            depths={[9, 8, 7, 6, 5, 4, 3, 2]}
            fit="all"
            className="absolute -start-px -bottom-px h-34 w-[calc(100%+2px)]"
          />
        </div>
      }
    >
      <SmallHeading level="h2">{content.title}</SmallHeading>
      <p className="font-display text-h3 font-medium leading-tight tracking-tight max-sm:text-[min(1.875rem,8vw)]/[1.1]">
        {content.text}
      </p>
      {/* Buttons that fit into one row in the site's font stay there while a wider fallback font shows. */}
      <p className="flex flex-wrap gap-x-4 gap-y-3 xl:flex-nowrap">
        <Cta action={start} className="max-xs:w-full" />
        <Cta action={other} variant="secondary" className="max-xs:w-full" />
      </p>
    </Panel>
  );
}

/** The hub: a live session and a new course. */
function Hub({ content }: { content: DashboardContent["hub"] }) {
  return (
    <DashboardCard className="xl:col-span-7">
      <CardTitle title={content.title} />
      <ul role="list" className="grid grow gap-x-grid gap-y-8 @lg:grid-cols-2">
        {content.items.map((item) => (
          <li key={item.title}>
            {/* A screen reader reads the heading first. It is shown below the picture and the time. */}
            <article className="grid h-full grid-rows-[auto_auto_1fr_auto] justify-items-start">
              <h3 className="row-start-3 mt-1 mb-2 text-h4">{item.title}</h3>
              <div className="relative row-start-1 mb-4 w-full">
                <Picture
                  picture={item.picture}
                  ratio={16 / 9}
                  width={600}
                  sizes={[
                    "(min-width: 82rem) 25rem",
                    "(min-width: 75rem) 30vw",
                    "(min-width: 40rem) 45vw",
                    "90vw",
                  ]}
                  // On large viewports this photo is the largest paint.
                  loading="eager"
                  className="aspect-16/9 xl:aspect-3/2"
                />
                <p className="absolute top-3 start-3 inline-flex items-center gap-1.5 rounded-full bg-raised px-3 py-1 text-xs font-semibold">
                  {item.live && <span aria-hidden="true" className="size-2 rounded-full bg-sun" />}
                  {item.tag}
                </p>
              </div>
              <p className="row-start-2 text-sm text-balance text-muted">{item.when}</p>
              <Cta action={item.action} variant="link" icon="ArrowRight" />
            </article>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}

/** The next free hours of human coaches, each with its subject. */
function Book({ content }: { content: DashboardContent["book"] }) {
  return (
    <DashboardCard style="tint" className="xl:col-span-5">
      <h2 className="text-h4">{content.title}</h2>
      <p>{content.text}</p>
      <ul role="list" className="grid gap-0.5 forced-colors:*:not-first:border-t">
        {content.slots.map(({ when, subject, coach }) => (
          <li
            key={`${when} ${coach}`}
            className="flex flex-wrap justify-between gap-x-4 bg-surface px-4 py-2 leading-snug first:rounded-t-md last:rounded-b-md"
          >
            <strong className="w-full font-semibold">{subject}</strong>{" "}
            <span className="text-sm text-muted">{when}</span>{" "}
            <span className="text-sm text-muted">{coach}</span>
          </li>
        ))}
      </ul>
      <Cta action={content.action} className="mt-auto w-full" />
    </DashboardCard>
  );
}

/** News of others in the community. */
function Community({ content }: { content: DashboardContent["community"] }) {
  return (
    <section
      className="@container mt-[calc(var(--spacing-grid)+var(--spacing-fluid-sm))] border-t-2 border-ink pt-fluid-sm"
      data-reveal
    >
      <CardTitle title={content.title} action={content.open} />
      <ul role="list" className="grid gap-x-fluid-lg gap-y-6 @2xl:grid-cols-3">
        {content.items.map((item, index) => (
          <li key={item.text} className="grid grid-cols-[2.75rem_1fr] gap-3.5">
            <Avatar initials={item.initials} place={index} />
            <div>
              <p className="leading-normal">
                <strong className="font-semibold">{item.name}</strong> {item.text}
              </p>
              <p className="mt-1 text-sm text-balance text-muted">{item.about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sample user's dashboard: a greeting, four cards and the community's news. */
export function Dashboard({ content }: { content: DashboardContent }) {
  return (
    <div className="page-width pt-fluid-md pb-section">
      <div className="mb-fluid-md flex flex-col items-start gap-x-8 gap-y-3 lg:flex-row lg:items-end lg:justify-between">
        <h1 className="text-h2">{content.greeting}</h1>
        <p className="inline-flex min-h-8 items-center gap-2 rounded-full bg-tint px-3.5 py-1 text-sm font-medium text-balance">
          <Icon name="Eye" className="size-4 flex-none" />
          {content.badge}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-grid xl:grid-cols-12">
        <Coach content={content.coach} />
        <DashboardProgress content={content.progress} />
        <Hub content={content.hub} />
        <Book content={content.book} />
      </div>
      <Community content={content.community} />
    </div>
  );
}
