import { clsx } from "clsx";
import { useId } from "react";
import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { HomeContent, SolutionCard } from "@/content/schema";

type Advantage = HomeContent["advantage"];
type AudienceLink = Pick<SolutionCard, "title" | "link" | "art">;

/** The first argument, with a chat as its proof. */
function Coaching({ coaching }: { coaching: Advantage["coaching"] }) {
  const { chat } = coaching;
  return (
    <article className="panel grid gap-fluid-md rounded-frame bg-inverse-raised p-fluid-md sm:grid-cols-[1fr_1.05fr] columns:col-span-7">
      <div className="flex flex-col items-start justify-between gap-6">
        <div>
          <h3 className="mb-3 text-h3">{coaching.title}</h3>
          <p className="text-muted">{coaching.text}</p>
        </div>
        <Button action={coaching.link} variant="link" icon="arrow-right" />
      </div>
      <ul className="grid content-end gap-3 text-small [line-height:1.45]" aria-label={chat.label}>
        {chat.messages.map((message) => (
          <li
            key={message.text}
            className={clsx(
              "home-advantage-message panel",
              message.from === "coach" ? "home-advantage-coach on-light" : "home-advantage-member",
            )}
          >
            <span className="sr-only">{chat.speakers[message.from]} </span>
            {message.text}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The second argument, with a list of subjects as its proof. */
function Network({ network }: { network: Advantage["network"] }) {
  return (
    <article className="home-advantage-network panel rounded-frame bg-action p-fluid-md text-action-ink columns:col-span-5">
      <div>
        <h3 className="mb-3 text-h3">{network.title}</h3>
        <p>{network.text}</p>
      </div>
      <ul className="home-advantage-subjects">
        {network.subjects.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
    </article>
  );
}

/** The third argument, with a link for each audience. */
function Everyone({
  everyone,
  audienceLinks,
}: {
  everyone: Advantage["everyone"];
  audienceLinks: readonly AudienceLink[];
}) {
  return (
    <article className="on-light grid overflow-hidden rounded-frame columns:col-span-full columns:grid-cols-[4fr_8fr]">
      <div className="panel flex flex-col items-start justify-between gap-5 bg-surface p-fluid-md">
        <div>
          <h3 className="mb-3 text-h3">{everyone.title}</h3>
          <p className="text-muted">{everyone.text}</p>
        </div>
        <Button action={everyone.link} variant="link" icon="arrow-right" />
      </div>
      <ul className="home-advantage-audiences inverse">
        {audienceLinks.map((audienceLink) => (
          <li key={audienceLink.link}>
            <PageLink href={audienceLink.link} className="home-advantage-audience panel focus-inside">
              <Art name={audienceLink.art} />
              <span>{audienceLink.title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The three arguments for the product. */
export function HomeAdvantage({
  advantage,
  audienceLinks,
}: {
  advantage: Advantage;
  audienceLinks: readonly AudienceLink[];
}) {
  const titleId = useId();
  return (
    <section className="inverse pt-[clamp(3rem,4vw,5rem)] pb-section" aria-labelledby={titleId}>
      <div className="page-width">
        <div className="mb-fluid-xl grid items-end gap-grid max-columns:gap-4 columns:grid-cols-[7fr_5fr]">
          <h2 id={titleId} className="text-h2 max-sm:text-[min(2.125rem,8.4vw)]">
            {advantage.title}
          </h2>
          <p className="lead">{advantage.lead}</p>
        </div>
        <div className="grid gap-grid columns:grid-cols-12" data-reveal="">
          <Coaching coaching={advantage.coaching} />
          <Network network={advantage.network} />
          <Everyone everyone={advantage.everyone} audienceLinks={audienceLinks} />
        </div>
      </div>
    </section>
  );
}
