import type { LucideProps } from "lucide-react";
import * as icons from "@/lib/icons";

interface Props extends Omit<LucideProps, "name"> {
  /** As in the content. The icon is decorative: text beside it says what it means. */
  name: keyof typeof icons;
}

/** An icon in the color of the text. */
export function Icon({ name, ...props }: Props) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: rendered when the site is built, so no browser loads it
  const LucideIcon = icons[name];
  return <LucideIcon {...props} />;
}
