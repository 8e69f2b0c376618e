import { Page } from "@/components/page/page";
import { PageHeader } from "@/components/page/page-header";
import { ArticleList } from "@/components/sections/article-list";
import blog from "@/content/pages/blog";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(blog);

/** Blog: the articles. */
export default function BlogPage() {
  return (
    <Page content={blog}>
      <PageHeader content={blog.header} />
      <ArticleList content={blog} language={site.language} />
    </Page>
  );
}
