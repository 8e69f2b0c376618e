import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { Lead } from "@/components/ui/lead";
import { PageLink } from "@/components/ui/page-link";
import { WholeWords } from "@/components/ui/whole-words";
import type { HomeContent, Influencer, SolutionCard } from "@/content/schema";

interface Props {
  content: HomeContent["advantage"];
  mentors: readonly Influencer[];
  solutions: readonly SolutionCard[];
}

interface CardProps {
  /** Its colors and columns. */
  className: string;
  children: ReactNode;
}

/** The card of an argument. */
function Card({ className, children }: CardProps) {
  return (
    <article className={clsx("forced-border @container rounded-md p-fluid-md", className)}>
      {children}
    </article>
  );
}

/** The first argument, with a chat as its proof. */
function Coaching({ content: { coaching } }: Props) {
  const { chat } = coaching;
  return (
    <Card className="bg-inverse-raised @4xl:col-span-7">
      <div className="grid h-full gap-fluid-md @md:grid-cols-[0.72fr_1.28fr]">
        <div className="flex flex-col items-start justify-between gap-6">
          <div>
            <h3 className="mb-3 text-h3">{coaching.title}</h3>
            <p className="text-muted">{coaching.text}</p>
          </div>
          <Cta action={coaching.link} variant="link" icon="ArrowRight" />
        </div>
        <ul role="list" aria-label={chat.label} className="grid content-end gap-3" data-reveal-each>
          {chat.messages.map((message) => (
            <li
              key={message.text}
              className={clsx(
                "forced-border max-w-[92%] rounded-2xl px-4.5 py-3 text-base/[1.45] text-pretty",
                message.from === "coach"
                  ? "surface-default rounded-es-sm bg-depth-0"
                  : "justify-self-end rounded-ee-sm border border-line bg-inverse",
              )}
            >
              <span className="sr-only">{chat.speakers[message.from]} </span>
              {message.text}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The second argument, with the mentors' subjects as its proof. */
function Network({ content: { network }, mentors }: Props) {
  return (
    <Card className="bg-action text-action-ink @4xl:col-span-5 contrast-more:bg-inverse-raised contrast-more:text-ink">
      <div className="grid h-full content-between gap-10 @lg:grid-cols-[1fr_1.05fr] @lg:gap-fluid-md">
        <div>
          <h3 className="mb-3 text-h3">{network.title}</h3>
          <p className="text-balance">{network.text}</p>
        </div>
        <ul role="list" className="border-t-2">
          {mentors.map(({ expertise }) => (
            <li
              key={expertise}
              className="border-b-2 border-current/28 py-2.5 font-display text-h4 font-semibold text-balance last:border-0 last:pb-0"
            >
              <WholeWords text={expertise} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The third argument, with a link for each audience. */
function Everyone({ content: { everyone }, solutions }: Props) {
  return (
    <article className="forced-border surface-default grid overflow-hidden rounded-md @4xl:col-span-full @4xl:split-4">
      <div
        className={clsx(
          "flex flex-col items-start justify-between gap-5 bg-surface p-fluid-md @4xl:-me-(--air) @4xl:pe-(--air)",
          // In place of the first lines of the list's background: if an edge falls between two pixels of a scaled screen, a dark line
          // would show there.
          "shadow-[2px_2px_var(--surface)]",
        )}
      >
        <div>
          <h3 className="mb-3 text-h3">{everyone.title}</h3>
          <p className="text-muted">{everyone.text}</p>
        </div>
        <Cta action={everyone.link} variant="link" icon="ArrowRight" />
      </div>
      {/* The background shows as the lines between the links. */}
      <div
        className={clsx(
          "inverse @container",
          "bg-[linear-gradient(var(--inverse),var(--inverse))] bg-[position:2px_2px] bg-no-repeat",
        )}
      >
        <ul role="list" className="balanced-rows h-full gap-0.5">
          {solutions.map(({ id, title, link }) => (
            <li key={id} className="grow basis-full @3xs:basis-2/5 @xl:basis-(--share)">
              <PageLink
                href={link}
                className={clsx(
                  "group relative flex h-full min-h-48 items-end overflow-hidden px-3 py-4 sm:min-h-52 print:min-h-0",
                  solutions.length <= 5 && "lg:min-h-72",
                  "forced-border focus-ring-inset text-sm font-semibold",
                  // The background of the name.
                  "after:absolute after:inset-x-0 after:bottom-0 after:h-13.5 after:bg-inverse",
                )}
              >
                <Art
                  name={id}
                  className={clsx(
                    // Cut off behind the name's background, so that no light color bleeds through the rounded corners (components/ui/panel.tsx).
                    "absolute inset-0 size-full [clip-path:inset(0_0_3rem)] print:hidden",
                    "transition-transform duration-700 ease-arrive group-hover:-translate-y-[3%] group-hover:scale-106",
                  )}
                />
                {/* Its own background, because axe cannot judge a text on the gradient of the list. */}
                <span className="relative z-1 bg-inverse">{title}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The three arguments for the product. */
export function HomeAdvantage(props: Props) {
  const { title, text } = props.content;
  return (
    <section className="inverse relative bg-inverse pt-[calc(clamp(3rem,4vw,5rem)+2px)] pb-section">
      <div className="page-width">
        <div className="mb-fluid-xl grid items-baseline-last gap-y-4 lg:split-7">
          <h2 className="text-h2 max-sm:text-[min(2.125rem,8.4vw)]">{title}</h2>
          <Lead>{text}</Lead>
        </div>
        <section className="@container" data-reveal>
          <div className="grid gap-grid @4xl:grid-cols-12">
            <Coaching {...props} />
            <Network {...props} />
            <Everyone {...props} />
          </div>
        </section>
      </div>
    </section>
  );
}
