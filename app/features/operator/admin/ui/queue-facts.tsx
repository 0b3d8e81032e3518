import type { ReactNode } from "react";

export function Signs({ signs }: { signs: readonly { points: number | null; text: string; evidence: string }[] }) {
  return (
    <table className="w-full text-[0.9375rem]">
      <caption className="pb-1 text-start font-semibold">Why</caption>
      <tbody>
        {signs.map(({ points, text, evidence }) => (
          <tr key={text} className="border-t border-line align-baseline">
            <td className="tabular w-12 py-2 font-semibold">{points === null ? "" : `+${points}`}</td>
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {text}
              <span className="block text-sm text-ink-muted sm:hidden">{evidence}</span>
            </th>
            <td className="hidden py-2 text-sm text-ink-muted sm:table-cell">{evidence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A short list of names and values; one without a value is left out. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-semibold">{title}</h3>
      <dl className="text-sm">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 py-0.5">
              <dt className="shrink-0 text-ink-muted">{name}</dt>
              <dd className="tabular min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
