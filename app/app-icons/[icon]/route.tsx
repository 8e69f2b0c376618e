import { appIcon, appIcons } from "./app-icon";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(appIcons).map((icon) => ({ icon }));

/** An icon of the manifest. */
export async function GET(_request: Request, { params }: RouteContext<"/app-icons/[icon]">) {
  const { side, purpose } = appIcons[(await params).icon as keyof typeof appIcons];
  return appIcon(side, purpose);
}
