import { appIcon } from "./app-icons/[icon]/app-icon";

const side = 180;

/** The URL has the file's extension, from which a CDN takes the type. */
export const generateImageMetadata = () => [
  { id: `${side}.png`, size: { width: side, height: side }, contentType: "image/png" },
];

/** The icon on an iPhone's home screen. The system rounds its corners. */
export default function AppleIcon() {
  return appIcon(side, "maskable");
}
