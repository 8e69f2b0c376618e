import { PageEnd } from "@/components/layout/page-end";
import { DemoRequest } from "@/components/sections/demo-request";
import demo from "@/content/pages/demo";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(demo);

export default function DemoPage() {
  return (
    <>
      <DemoRequest content={demo} email={site.email} />
      <PageEnd closing={demo.closing} />
    </>
  );
}
