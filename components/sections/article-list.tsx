import { useId } from "react";
import { Button } from "@/components/ui/button";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { Article, BlogContent, NoticeAction } from "@/content/schema";
import { humanDate } from "@/lib/dates";

interface PostProps {
  article: Article;
  readMore: NoticeAction;
}

function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{humanDate(date)}</time>;
}

function ReadMore({ article, readMore }: PostProps) {
  return (
    <Button
      action={readMore}
      variant="link"
      icon="arrow-right"
      name={`${readMore.label}: ${article.title}`}
      className="mt-2 print:hidden"
    />
  );
}

function LeadPost({ article, readMore }: PostProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="article-list-post article-list-lead">
      <PictureFrame
        picture={article.picture}
        ratio={[3, 2]}
        width={960}
        sizes={["(min-width: 88rem) 46rem", "(min-width: 62rem) 54vw", "94vw"]}
        priority
        className="aspect-3/2"
      />
      <div>
        <p className="eyebrow">{article.category}</p>
        <h2 id={titleId} className="mt-2 mb-4">
          {article.title}
        </h2>
        <p className="max-w-measure text-balance text-muted">{article.description}</p>
        <p className="mt-4 text-small text-muted">
          {article.author}, <PostDate date={article.date} />
        </p>
        <ReadMore article={article} readMore={readMore} />
      </div>
    </article>
  );
}

function PostRow({ article, readMore }: PostProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="article-list-post" data-reveal>
      <PictureFrame
        picture={article.picture}
        ratio={[3, 2]}
        width={600}
        sizes={["(min-width: 88rem) 20rem", "(min-width: 62rem) 23vw", "(min-width: 40rem) 30vw", "94vw"]}
        className="aspect-3/2"
      />
      <div>
        <p className="eyebrow">{article.category}</p>
        <h2 id={titleId} className="mt-1.5 mb-2.5 text-h3">
          {article.title}
        </h2>
        <p className="max-w-measure text-balance text-muted">{article.description}</p>
        <ReadMore article={article} readMore={readMore} />
      </div>
      <p className="article-list-by text-small text-muted">
        <span className="block">{article.author}</span> <PostDate date={article.date} />
      </p>
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
      <div className="rule-ink">
        {articles.map((article, place) => {
          const Post = place === 0 ? LeadPost : PostRow;
          return <Post key={article.title} article={article} readMore={readMore} />;
        })}
      </div>
      <p className="article-list-more">
        <Button action={loadMore} variant="secondary" className="max-sm:w-full" />
      </p>
    </div>
  );
}
