import type { ReactNode } from "react";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { Picture } from "@/content/schema";

/** A picture from edge to edge, and below it the page's header as children. */
export function PartnerHead({ picture, children }: { picture: Picture; children: ReactNode }) {
  return (
    <>
      {/*
        Three to one, but no lower than a phone can use: there it needs a picture wider than the window. The crop keeps
        the drawing's top right corner, where its sun is.
      */}
      <PictureFrame
        picture={picture}
        ratio={[3, 1]}
        width={1920}
        sizes={["(min-width: 40rem) 100vw", "40rem"]}
        priority
        className="h-[clamp(13rem,33vw,40rem)] rounded-none print:hidden [&_img]:object-[78%_0]"
      />
      <div className="mb-fluid-sm">{children}</div>
    </>
  );
}
