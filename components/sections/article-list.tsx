import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { Article, BlogContent, NoticeAction } from "@/content/schema";
import { humanDate } from "@/lib/dates";

/** Picture, text and author. The button below the rows starts with their text. */
const rowColumns = "sm:grid-cols-[4fr_8fr] lg:grid-cols-[3fr_6fr_3fr]";

interface PostProps {
  article: Article;
  readMore: NoticeAction;
}

function Byline({ article: { author, date }, className }: { article: Article; className: string }) {
  return (
    <p className={clsx("text-sm text-muted", className)}>
      <span className="block">{author}</span>{" "}
      <time dateTime={date} data-markdown=", ">
        {humanDate(date)}
      </time>
    </p>
  );
}

function ReadMore({ article, readMore }: PostProps) {
  return (
    <Cta
      action={readMore}
      variant="link"
      icon="ArrowRight"
      accessibleName={`${readMore.label}: ${article.title}`}
      className="mt-2 print:hidden"
    />
  );
}

function LeadPost({ article, readMore }: PostProps) {
  return (
    <article
      aria-label={article.title}
      className="grid items-start gap-[clamp(1.25rem,3.4vw,3.5rem)] border-b border-line pt-fluid-md pb-fluid-xl lg:grid-cols-[7fr_5fr] lg:items-end"
    >
      <PictureFrame
        picture={article.picture}
        ratio={[3, 2]}
        width={960}
        sizes={["(min-width: 88rem) 46rem", "(min-width: 64rem) 54vw", "94vw"]}
        priority
        className="aspect-3/2"
      />
      <div>
        <p className="text-sm font-semibold text-accent">{article.category}</p>
        <h2 className="mt-2 mb-4 text-[min(clamp(2rem,1.5rem+2vw,3rem),10vw)]">{article.title}</h2>
        <p className="max-w-xl text-balance text-muted">{article.description}</p>
        <Byline article={article} className="mt-4" />
        <ReadMore article={article} readMore={readMore} />
      </div>
    </article>
  );
}

function PostRow({ article, readMore }: PostProps) {
  return (
    <article
      aria-label={article.title}
      className={clsx(rowColumns, "grid items-start gap-x-grid gap-y-4 border-b border-line py-fluid-md")}
      data-reveal
    >
      <PictureFrame
        picture={article.picture}
        ratio={[3, 2]}
        width={600}
        sizes={["(min-width: 88rem) 20rem", "(min-width: 64rem) 23vw", "(min-width: 40rem) 30vw", "94vw"]}
        className="aspect-3/2"
      />
      <div>
        <p className="text-sm font-semibold text-accent">{article.category}</p>
        <h2 className="mt-1.5 mb-2.5 text-h3">{article.title}</h2>
        <p className="max-w-xl text-balance text-muted">{article.description}</p>
        <ReadMore article={article} readMore={readMore} />
      </div>
      <Byline
        article={article}
        className="sm:col-start-2 sm:-mt-2 lg:col-start-3 lg:mt-0 lg:pt-[0.1rem] lg:text-end"
      />
    </article>
  );
}

/** The articles, the first one large and the others as rows, and a button for more. */
export function ArticleList({
  blog: { articles, readMore, loadMore },
}: {
  blog: Pick<BlogContent, "articles" | "readMore" | "loadMore">;
}) {
  return (
    <div className="page-width">
      <div className="border-t-2 border-ink">
        {articles.map((article, place) => {
          const Post = place === 0 ? LeadPost : PostRow;
          return <Post key={article.title} article={article} readMore={readMore} />;
        })}
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
