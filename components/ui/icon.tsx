import {
  ArrowDown,
  ArrowRight,
  Check,
  ChevronDown,
  CircleAlert,
  Eye,
  GraduationCap,
  Heart,
  HeartPulse,
  Info,
  Laptop,
  type LucideIcon,
  type LucideProps,
  Menu,
  MessageCircle,
  Pencil,
  Sprout,
  Tent,
  Users,
  Waves,
  Waypoints,
  X,
} from "lucide-react";
import type { IconName } from "@/content/schema";

const drawings: Record<IconName, LucideIcon> = {
  "arrow-down": ArrowDown,
  "arrow-right": ArrowRight,
  check: Check,
  "chevron-down": ChevronDown,
  "circle-alert": CircleAlert,
  eye: Eye,
  "graduation-cap": GraduationCap,
  heart: Heart,
  "heart-pulse": HeartPulse,
  info: Info,
  laptop: Laptop,
  menu: Menu,
  "message-circle": MessageCircle,
  pencil: Pencil,
  sprout: Sprout,
  tent: Tent,
  users: Users,
  waves: Waves,
  waypoints: Waypoints,
  x: X,
};

/** A decorative icon in the color of the text, by its name in the content. Put its meaning in words beside it. */
export function Icon({ name, ...props }: { name: IconName } & Omit<LucideProps, "name">) {
  const Drawing = drawings[name];
  return <Drawing {...props} />;
}
