import { appIcon } from "./app-icons/[icon]/app-icon";

const side = 180;

/** The URL has the file's extension, from which a CDN takes the type. */
export const generateImageMetadata = () => [
  { id: `${side}.png`, size: { width: side, height: side }, contentType: "image/png" },
];

/** The icon of an iPhone's home screen, whose corners the system rounds. */
export default function AppleIcon() {
  return appIcon(side, "maskable");
}
