import { Art } from "@/components/ui/art";
import { Cta } from "@/components/ui/cta";
import { StatusPage } from "@/components/ui/status-page";
import notFound from "@/content/pages/not-found";

// Next.js adds "noindex".
export const metadata = { title: notFound.title, description: notFound.description };

/** The 404 page: a message above waves that lead into the footer. */
export default function NotFoundPage() {
  const { head, home } = notFound;
  return (
    <StatusPage>
      {/* In the middle of its sky. */}
      <div className="page-width my-auto pb-[clamp(2rem,min(7vw,12svh),6.5rem)]">
        <h1 className="text-h1">{head.title}</h1>
        <p className="mx-auto mt-4 mb-7 max-w-xl text-lead">{head.lead}</p>
        <Cta action={home} />
      </div>
      {/* Never narrower than 75rem: cropped at the top, a band would lose its crest. */}
      <Art
        name="not-found-waves"
        priority
        className="screen-only -mb-px ms-[50%] h-[clamp(20rem,34vw,max(32rem,27.1vw))] w-[max(100%,75rem)] max-w-none -translate-x-1/2 rtl:translate-x-1/2"
      />
    </StatusPage>
  );
}
