import { Page } from "@/components/page/page";
import { ContactMessage } from "@/components/sections/contact-message";
import contact from "@/content/pages/contact";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(contact);

/** Contact: the message form and the other channels. */
export default function ContactPage() {
  return (
    <Page content={contact}>
      <ContactMessage content={contact} email={site.email} />
    </Page>
  );
}
