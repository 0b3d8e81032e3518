import { Flag } from "lucide-react";
import { useWords } from "../../../../ui/use-words";
import type { FoundFlag } from "../../decision/rules/flags";
import { incomeWords } from "../words/income-words";

/** What is pointed out: each rule with the answer beside it. No number sums them up. */
export function FlagList({ flags }: { flags: readonly FoundFlag[] }) {
  const { flags: words } = useWords(incomeWords);
  if (flags.length === 0) return <p className="py-1 text-ink-muted">{words.none}</p>;
  return (
    <ul className="flex flex-col gap-2 py-1">
      {flags.map(({ key, rule, answer }) => (
        <li key={key} className="flex gap-3">
          <Flag aria-hidden="true" className="mt-1 size-4 shrink-0 text-amber" />
          <dl className="flex min-w-0 flex-wrap gap-x-2">
            <div>
              <dt className="sr-only">{words.rule}</dt>
              <dd className="text-ink-muted">{rule}</dd>
            </div>
            <div>
              <dt className="sr-only">{words.answer}</dt>
              <dd className="font-semibold text-amber [overflow-wrap:anywhere]">{answer}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
