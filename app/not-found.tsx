import { NotFound } from "@/components/sections/not-found";
import notFound from "@/content/pages/not-found";
import { notFoundMetadata } from "@/lib/site/metadata";

export const metadata = notFoundMetadata(notFound);

/** The 404 page. */
export default function NotFoundPage() {
  return <NotFound head={notFound.head} home={notFound.home} />;
}
