import { PictureFrame } from "@/components/ui/picture-frame";
import type { Picture } from "@/content/schema";

/**
 * A picture from edge to edge. It is three to one, but no lower than a phone can use: there it needs a picture wider than
 * the window. The crop keeps the drawing's top right corner, where its sun is.
 */
export function PartnerPicture({ picture }: { picture: Picture }) {
  return (
    <PictureFrame
      picture={picture}
      ratio={[3, 1]}
      width={1920}
      sizes={["(min-width: 40rem) 100vw", "40rem"]}
      priority
      rounded={false}
      className="h-[clamp(13rem,33vw,40rem)] print:hidden [&_img]:object-[78%_0]"
    />
  );
}
