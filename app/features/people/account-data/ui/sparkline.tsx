const width = 120;
const height = 30;

/** Thirty days as a line; the numbers stand beside it in words. */
export function Sparkline({ counts }: { counts: readonly number[] }) {
  const most = Math.max(2, ...counts);
  const step = width / Math.max(1, counts.length - 1);
  const points = counts.map(
    (count, index) => `${(index * step).toFixed(1)},${(height - 2 - (count / most) * 26).toFixed(1)}`,
  );
  return (
    <svg
      data-clock=""
      viewBox={`-2 -2 ${width + 6} ${height + 2}`}
      width={width + 6}
      height={height + 2}
      aria-hidden="true"
    >
      <polygon className="fill-accent-soft" points={`0,${height} ${points.join(" ")} ${width},${height}`} />
      <polyline
        className="fill-none stroke-accent"
        strokeWidth="1.5"
        strokeLinejoin="round"
        points={points.join(" ")}
      />
      <circle className="fill-accent" cx={width} cy={points.at(-1)?.split(",")[1]} r="2.5" />
    </svg>
  );
}
