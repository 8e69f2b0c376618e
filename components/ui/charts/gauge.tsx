import { useId } from "react";

/** Ticks on the half circle. Every tenth is long. */
const steps = 40;
const center = { x: 170, y: 170 };

/** Returns the point at a share of the half circle, from left to right. */
function at(share: number, radius: number) {
  const angle = Math.PI * (1 - share);
  return {
    x: Number((center.x + radius * Math.cos(angle)).toFixed(1)),
    y: Number((center.y - radius * Math.sin(angle)).toFixed(1)),
  };
}

/** The ticks from one step to another, as two paths for the two stroke widths. */
function Ticks({ from, to, className }: { from: number; to: number; className: string }) {
  const [long, short] = [true, false].map((isLong) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
      .filter((step) => (step % 10 === 0) === isLong)
      .map((step) => {
        const [inner, outer] = [at(step / steps, isLong ? 128 : 134), at(step / steps, 152)];
        return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
      })
      .join(""),
  );
  return (
    <g className={className} strokeLinecap="round">
      <path d={short} strokeWidth="3" />
      <path d={long} strokeWidth="4" />
    </g>
  );
}

interface Props {
  /** From 0 to 1. Text beside the gauge says it too. */
  share: number;
}

/** A half circle of ticks, as wide as its container, filled up to a share. */
export function Gauge({ share }: Props) {
  const sweep = useId();
  const reached = Math.floor(share * steps);
  const sun = at(share, 140);
  const [start, end] = [at(0, 140), at(1, 140)];
  return (
    <svg viewBox="15 15 310 160" aria-hidden="true" className="w-full">
      <mask id={sweep} maskUnits="userSpaceOnUse" x="0" y="0" width="340" height="190">
        <path
          d={`M${start.x} 190V${start.y}A140 140 0 0 1 ${end.x} ${end.y}V190`}
          fill="none"
          stroke="white"
          strokeWidth="60"
          pathLength="100"
          strokeDasharray="100 200"
          className="first-page:animate-draw"
        />
      </mask>
      <g mask={`url(#${sweep})`}>
        <Ticks from={0} to={reached} className="stroke-accent" />
      </g>
      <Ticks from={reached + 1} to={steps} className="stroke-line forced-colors:stroke-[GrayText]" />
      <circle
        cx={sun.x}
        cy={sun.y}
        r="9"
        className="origin-center fill-sun [transform-box:fill-box] first-page:animate-pop"
      />
    </svg>
  );
}
