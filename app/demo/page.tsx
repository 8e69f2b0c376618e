import { Page } from "@/components/page/page";
import { DemoRequest } from "@/components/sections/demo-request";
import demo from "@/content/pages/demo";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(demo);

/** Demo: the request form. */
export default function DemoPage() {
  return (
    <Page content={demo}>
      <DemoRequest content={demo} email={site.email} />
    </Page>
  );
}
