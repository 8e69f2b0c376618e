import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { BlogContent } from "@/content/schema";
import { humanDate } from "@/lib/text/dates";

/** Image, text and author. The button below the rows starts with their text. */
const rowColumns = "sm:grid-cols-[4fr_8fr] lg:grid-cols-[3fr_6fr_3fr]";

/** How the first article looks, and how the others do. */
const styles = {
  lead: {
    article: "gap-[clamp(1.25rem,3.4vw,3.5rem)] pt-fluid-md pb-fluid-xl lg:grid-cols-[7fr_5fr] lg:items-end",
    width: 960,
    sizes: ["(min-width: 88rem) 46rem", "(min-width: 64rem) 54vw", "94vw"],
    title: "mt-2 mb-4 text-[min(clamp(2rem,1.5rem+2vw,3rem),10vw)]",
    byline: "mt-4",
  },
  row: {
    article: clsx(rowColumns, "gap-x-grid gap-y-4 py-fluid-md"),
    width: 600,
    sizes: ["(min-width: 88rem) 20rem", "(min-width: 64rem) 23vw", "(min-width: 40rem) 30vw", "94vw"],
    title: "mt-1.5 mb-2.5 text-h3",
    byline: "sm:col-start-2 sm:-mt-2 lg:col-start-3 lg:mt-0 lg:pt-[0.1rem] lg:text-end",
  },
};

interface PostProps {
  article: BlogContent["articles"][number];
  readMore: BlogContent["readMore"];
  isLead: boolean;
}

function Post({ article, readMore, isLead }: PostProps) {
  const style = isLead ? styles.lead : styles.row;
  const byline = (
    <p className={clsx("text-sm text-muted", style.byline)}>
      <span className="block">{article.author}</span>{" "}
      <time dateTime={article.date} data-markdown=", ">
        {humanDate(article.date)}
      </time>
    </p>
  );
  return (
    <article
      aria-label={article.title}
      className={clsx("grid items-start border-b border-line", style.article)}
      data-reveal={!isLead || undefined}
    >
      <PictureFrame
        picture={article.picture}
        ratio={[3, 2]}
        width={style.width}
        sizes={style.sizes}
        priority={isLead}
        className="aspect-3/2"
      />
      <div>
        <p className="text-sm font-semibold text-accent">{article.category}</p>
        <h2 className={style.title}>{article.title}</h2>
        <p className="max-w-xl text-balance text-muted">{article.description}</p>
        {isLead && byline}
        <Cta
          action={readMore}
          variant="link"
          icon="ArrowRight"
          accessibleName={`${readMore.label}: ${article.title}`}
          className="mt-2 print:hidden"
        />
      </div>
      {!isLead && byline}
    </article>
  );
}

/** The articles, the first one large and the others as rows, and a button for more. */
export function ArticleList({ blog: { articles, readMore, loadMore } }: { blog: BlogContent }) {
  return (
    <div className="page-width">
      <div className="border-t-2 border-ink">
        {articles.map((article, index) => (
          <Post key={article.title} article={article} readMore={readMore} isLead={index === 0} />
        ))}
      </div>
      <p
        className={clsx(
          rowColumns,
          "grid justify-items-start gap-x-grid pt-fluid-md pb-[clamp(2.5rem,6vw,6rem)] print:hidden",
        )}
      >
        <Cta action={loadMore} variant="secondary" className="max-xs:w-full sm:col-start-2" />
      </p>
    </div>
  );
}
