import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import type { FinishTimes } from "../rules/pace";
import { numbersWords } from "../words/numbers-words";

/** How long applicants needed, the middle one as a figure and all of them as bars. */
export function FinishChart({ finish: { middle, bars }, said }: { finish: FinishTimes; said: number | null }) {
  const { finish: words } = useWords(numbersWords);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const last = bars.at(-2)?.to;
  return (
    <div className="border-line border-t pt-4">
      <h3 className="font-semibold">{words.title}</h3>
      {middle === null ? (
        <p className="mt-1 text-ink-muted text-sm">{words.none}</p>
      ) : (
        <p className="mt-1 flex items-baseline justify-between gap-4">
          <span>
            <Filled
              say={words.middle}
              parts={{ minutes: <span className="tabular font-[560] font-serif text-3xl">{middle}</span> }}
            />
          </span>
          {said === null ? null : (
            <span className="tabular text-ink-muted text-sm">{words.said({ minutes: said })}</span>
          )}
        </p>
      )}
      {last ? (
        <>
          <svg viewBox="0 0 360 70" className="mt-3 w-full" aria-hidden="true">
            {bars.map(({ to, count, hasMiddle }, index) => (
              <rect
                key={to}
                x={index * 52}
                width="48"
                y={69 - (count / most) * 66}
                height={(count / most) * 66}
                className={hasMiddle ? "fill-accent" : "fill-accent opacity-55"}
              />
            ))}
            <line x1="0" x2="360" y1="69.5" y2="69.5" className="stroke-line-strong" />
          </svg>
          <p aria-hidden="true" className="tabular flex justify-between text-ink-muted text-sm">
            <span>{words.least}</span>
            <span>{words.more({ minutes: last })}</span>
          </p>
          <ul className="sr-only">
            {bars.map(({ to, count }, index) => (
              <li key={to}>
                {to === null
                  ? words.lastBar({ minutes: last, count })
                  : words.bar({ from: (bars[index - 1]?.to ?? 0) + 1, to, count })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
