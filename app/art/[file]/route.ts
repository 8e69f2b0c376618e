import { artNames, drawing } from "@/lib/art";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Every drawing twice: name.svg, and name.dark.svg for the dark scheme. */
export async function generateStaticParams() {
  return (await artNames()).flatMap((name) => [{ file: `${name}.svg` }, { file: `${name}.dark.svg` }]);
}

export async function GET(_request: Request, { params }: RouteContext<"/art/[file]">) {
  const { file } = await params;
  const [name = "", scheme] = file.split(".");
  return new Response(await drawing(name, scheme === "dark" ? "dark" : "light"), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
