import { __iconData as arrowDown } from "lucide-react/icons/arrow-down";
import { __iconData as arrowRight } from "lucide-react/icons/arrow-right";
import { __iconData as check } from "lucide-react/icons/check";
import { __iconData as chevronDown } from "lucide-react/icons/chevron-down";
import { __iconData as circleAlert } from "lucide-react/icons/circle-exclamation-point";
import { __iconData as eye } from "lucide-react/icons/eye";
import { __iconData as graduationCap } from "lucide-react/icons/graduation-cap";
import { __iconData as heart } from "lucide-react/icons/heart";
import { __iconData as heartPulse } from "lucide-react/icons/heart-pulse";
import { __iconData as info } from "lucide-react/icons/info";
import { __iconData as laptop } from "lucide-react/icons/laptop";
import { __iconData as menu } from "lucide-react/icons/menu";
import { __iconData as messageCircle } from "lucide-react/icons/message-circle";
import { __iconData as pencil } from "lucide-react/icons/pencil";
import { __iconData as sprout } from "lucide-react/icons/sprout";
import { __iconData as tent } from "lucide-react/icons/tent";
import { __iconData as users } from "lucide-react/icons/users";
import { __iconData as waves } from "lucide-react/icons/waves-horizontal";
import { __iconData as waypoints } from "lucide-react/icons/waypoints";
import { __iconData as x } from "lucide-react/icons/x";
import type { SVGProps } from "react";
import type { IconName } from "@/content/schema";

/*
 * Only lucide's drawings are imported. Its components are client components, whose code every visitor would load.
 * All "lucide-react/icons/…" share one declaration file, so one augmentation types them all. The version is pinned.
 */
declare module "lucide-react/icons/x" {
  export const __iconData: { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };
}

const drawings = {
  "arrow-down": arrowDown,
  "arrow-right": arrowRight,
  check,
  "chevron-down": chevronDown,
  "circle-alert": circleAlert,
  eye,
  "graduation-cap": graduationCap,
  heart,
  "heart-pulse": heartPulse,
  info,
  laptop,
  menu,
  "message-circle": messageCircle,
  pencil,
  sprout,
  tent,
  users,
  waves,
  waypoints,
  x,
} satisfies Record<IconName, unknown>;

/** A decorative icon in the color of the text. Size it with a class, and put its meaning in words beside it. */
export function Icon({ name, ...props }: { name: IconName } & Omit<SVGProps<SVGSVGElement>, "name">) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
      {...props}
    >
      {drawings[name].node.map(([Tag, { key, ...attributes }]) => (
        <Tag key={key} {...attributes} />
      ))}
    </svg>
  );
}
