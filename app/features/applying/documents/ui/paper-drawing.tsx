const lines = [
  [8, 26],
  [14, 44],
  [20, 40],
  [26, 44],
  [32, 30],
] as const;

/** A sheet as a sign for a paper: what is on it is not shown, for to look is a viewing. Pale once it was opened. */
export function PaperDrawing({ isPicture, isOpened }: { isPicture: boolean; isOpened: boolean }) {
  return (
    <svg
      viewBox="0 0 60 46"
      aria-hidden="true"
      className={`w-15 shrink-0 rounded-sm border bg-paper-raised group-hover:border-ink-muted print:hidden ${isOpened ? "border-line" : "border-line-strong"}`}
    >
      {isPicture ? (
        <>
          <path
            d="M8 38 22 20l9 11 7-8 14 15z"
            className="fill-accent-soft stroke-line-strong"
            strokeLinejoin="round"
          />
          <circle cx="43" cy="13" r="4" className="fill-accent-soft stroke-line-strong" />
        </>
      ) : (
        <>
          {lines.map(([y, width]) => (
            <path key={y} d={`M8 ${y}h${width}`} className="stroke-line-strong" strokeWidth="2" />
          ))}
          <path d="M40 38h12" className="stroke-accent" strokeWidth="2.5" />
        </>
      )}
    </svg>
  );
}
