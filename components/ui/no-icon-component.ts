/** Stands in for lucide's component factory (next.config.ts): its drawings are used, its components are not. */
export default function noIconComponent(): null {
  return null;
}
