import { clsx } from "clsx";
import { Cta } from "@/components/ui/cta";
import { Picture } from "@/components/ui/photo";
import { Rows } from "@/components/ui/rows";
import type { BlogContent } from "@/content/schema";
import { humanDate } from "@/lib/text/dates";

const styles = {
  lead: {
    article: "gap-y-5 pt-fluid-md pb-fluid-xl lg:split-7 lg:items-stretch",
    width: 960,
    sizes: ["(min-width: 88rem) 46rem", "(min-width: 64rem) 54vw", "94vw"],
    text: "flex flex-col items-start",
    title: "mt-2 mb-4 text-[min(clamp(2rem,1.5rem+2vw,3rem),10vw)]",
    // The byline is level with the bottom of the picture.
    byline: "lg:mt-auto",
  },
  row: {
    article: "gap-y-4 py-fluid-md sm:split-4",
    width: 600,
    sizes: ["(min-width: 88rem) 25rem", "(min-width: 40rem) 28vw", "94vw"],
    text: "lg:grid lg:grid-cols-[1fr_auto] lg:justify-items-start lg:gap-x-8",
    title: "mt-1.5 mb-2.5 text-h3",
    // The byline is in a column of its own, to the right of the four other texts.
    byline: "lg:col-start-2 lg:row-start-1 lg:row-span-4 lg:mt-0 lg:text-end",
  },
};

interface PostProps {
  article: BlogContent["articles"][number];
  readMore: BlogContent["readMore"];
  isLead: boolean;
  language: string;
}

function Post({ article, readMore, isLead, language }: PostProps) {
  const style = isLead ? styles.lead : styles.row;
  return (
    <article className={clsx("grid items-start", style.article)} data-reveal={!isLead || undefined}>
      <Picture
        picture={article.picture}
        ratio={3 / 2}
        width={style.width}
        sizes={style.sizes}
        priority={isLead}
        className="aspect-3/2"
      />
      <div className={style.text}>
        <p className="text-sm font-semibold text-balance text-accent">{article.category}</p>
        <h2 className={style.title}>{article.title}</h2>
        <p className="max-w-xl text-balance text-muted">{article.description}</p>
        <p className={clsx("mt-4 text-sm text-balance text-muted", style.byline)}>
          <span className="block">{article.author}</span>{" "}
          <time dateTime={article.date}>{humanDate(article.date, language)}</time>
        </p>
        <Cta
          action={readMore}
          variant="link"
          icon="ArrowRight"
          subject={article.title}
          className="print:hidden mt-2"
        />
      </div>
    </article>
  );
}

/** The articles, the first one large and the others as rows. A button for more is aligned with the text of the rows. */
export function ArticleList({ content, language }: { content: BlogContent; language: string }) {
  const { articles, readMore, loadMore } = content;
  return (
    <div className="page-width pb-section">
      <Rows as="div" closed>
        {articles.map((article, index) => (
          <Post
            key={article.title}
            article={article}
            readMore={readMore}
            isLead={index === 0}
            language={language}
          />
        ))}
      </Rows>
      <p className="print:hidden grid justify-items-start pt-fluid-md sm:split-4">
        <Cta action={loadMore} variant="secondary" className="max-xs:w-full sm:col-start-2" />
      </p>
    </div>
  );
}
