import { site } from "@/content/site";
import { absoluteUrl } from "@/lib/site/urls";

export const dynamic = "force-static";

const path = "/.well-known/security.txt";

/** The contact for security problems (RFC 9116). Tests fail from 30 days before it expires. */
export function GET() {
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityTxtExpires}T23:59:59.000Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(path)}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
