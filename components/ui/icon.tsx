import type { LucideProps } from "lucide-react";
import * as icons from "@/lib/icons";

/** A decorative icon in the color of the text, by its name in the content. Put its meaning in text beside it. */
export function Icon({ name, ...props }: { name: keyof typeof icons } & Omit<LucideProps, "name">) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: rendered when the site is built, so no browser loads it
  const LucideIcon = icons[name];
  return <LucideIcon {...props} />;
}
