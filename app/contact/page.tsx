import { PageEnd } from "@/components/layout/page-end";
import { ContactMessage } from "@/components/sections/contact-message";
import contact from "@/content/pages/contact";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata(contact);

export default function ContactPage() {
  return (
    <>
      <ContactMessage content={contact} email={site.email} />
      <PageEnd closing={contact.closing} />
    </>
  );
}
