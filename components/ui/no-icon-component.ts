/** Replaces lucide's component factory (next.config.ts), because only its drawings are used. */
export default function noIconComponent(): null {
  return null;
}
