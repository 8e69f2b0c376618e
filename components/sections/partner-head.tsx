import type { ReactNode } from "react";
import { PictureFrame } from "@/components/ui/picture-frame";
import type { Picture } from "@/content/schema";

/** A picture from edge to edge, and below it the page's header as children. */
export function PartnerHead({ picture, children }: { picture: Picture; children: ReactNode }) {
  return (
    <>
      {/* On phones the frame is higher than 3:1 and needs a picture wider than the window. */}
      <PictureFrame
        picture={picture}
        ratio={[3, 1]}
        width={1920}
        sizes={["(min-width: 40rem) 100vw", "40rem"]}
        priority
        className="partner-head-picture"
      />
      <div className="mb-fluid-sm">{children}</div>
    </>
  );
}
