import type { Metadata } from "next";
import { Cta } from "@/components/ui/cta";
import { Waves } from "@/components/ui/waves";
import notFound from "@/content/pages/not-found";
import type { WaveShape } from "@/lib/images/wave-paths";
import { StatusPage } from "./status-page";

/** Calm waves: their crest is out of sight. */
const waves: WaveShape = {
  width: 1920,
  height: 520,
  center: -1920,
  base: [70, 470],
  peak: [70, 470],
  spread: [1, 1],
  steepness: [2, 2],
  sway: 9,
  samples: 11,
};

/** Next.js adds "noindex". No page is at the address, so it has no canonical URL. */
export const metadata: Metadata = {
  title: notFound.title,
  description: notFound.description,
  alternates: null,
};

/** The 404 page: a message above waves that continue in the footer, and a sun that rises when a visitor points at the way back. */
export default function NotFoundPage() {
  const { header, home } = notFound;
  return (
    <StatusPage>
      {/* The message is in the middle of the sky. */}
      <div className="page-width my-auto pb-[clamp(2rem,min(7vw,12svh),6.5rem)]">
        <h1 className="text-h1">{header.title}</h1>
        <p className="mx-auto mt-4 mb-7 max-w-xl text-lead text-balance">{header.text}</p>
        <Cta action={home} />
      </div>
      <Waves
        shape={waves}
        depths={[1, 2, 3, 4, 5, 6, 7, 8, 9, 11]}
        sun={[960, 244, 68]}
        sunBehind={4}
        // Never narrower than 75rem, because a crop at the top would cut off crests.
        className="status-waves -mb-px h-[clamp(20rem,34vw,max(32rem,27.1vw))] w-[max(100%,75rem)] self-center overflow-visible"
      />
    </StatusPage>
  );
}
