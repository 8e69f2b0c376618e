import type { LucideProps } from "lucide-react";
import { type IconName, icons } from "@/lib/icons";

/** A decorative icon in the color of the text, by its name in the content. Put its meaning in words beside it. */
export function Icon({ name, ...props }: { name: IconName } & Omit<LucideProps, "name">) {
  const Drawing = icons[name];
  return <Drawing {...props} />;
}
