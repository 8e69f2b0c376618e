import { fontFiles } from "@/lib/build/fonts";

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await fontFiles()).map(({ name }) => ({ file: name }));
}

export async function GET(_request: Request, { params }: RouteContext<"/fonts/[file]">) {
  const { file } = await params;
  const font = (await fontFiles()).find(({ name }) => name === file);
  if (!font) return new Response(null, { status: 404 });
  return new Response(font.bytes, { headers: { "Content-Type": "font/woff2" } });
}
