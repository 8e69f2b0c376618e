import { NotFound } from "@/components/sections/not-found";
import notFound from "@/content/pages/not-found";

// Next.js adds "noindex".
export const metadata = { title: notFound.title, description: notFound.description };

/** The 404 page. */
export default function NotFoundPage() {
  return <NotFound head={notFound.head} home={notFound.home} />;
}
