/** Replaces lucide's component factory (next.config.ts), because the site only uses lucide's drawings. */
export default function noIconComponent(): null {
  return null;
}
