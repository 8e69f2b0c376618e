/** The icons that content may name. Each is a lucide icon, drawn by icon.tsx. */
export const iconNames = [
  "arrow-down",
  "arrow-right",
  "check",
  "chevron-down",
  "circle-alert",
  "eye",
  "heart",
  "info",
  "menu",
  "message-circle",
  "pencil",
  "tent",
  "waves",
  "waypoints",
  "x",
] as const;
