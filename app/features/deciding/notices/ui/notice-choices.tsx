import type { ChosenNotice } from "../../../../mail/notice-kinds";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { Choices, Delivery } from "../preferences";
import { sayNotice } from "../rules";
import { choiceWords } from "../words/choices-words";

const deliveries = ["now", "daily", "off"] as const satisfies Delivery[];

type NoticeChoicesProps = {
  title: string;
  notices: readonly ChosenNotice[];
  choices: Choices;
  /** What always comes at once, in words. */
  firm?: readonly string[];
};

/** A line for each notice, a column for each way it may come. */
export function NoticeChoices({ title, notices, choices, firm = [] }: NoticeChoicesProps) {
  const words = useWords(choiceWords);
  const language = usePageLanguage();
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <table className="w-full">
      <caption className="pb-2 text-start font-semibold text-lg">{title}</caption>
      <thead>
        <tr className="border-line-strong border-y text-ink-muted text-sm">
          <th scope="col" className="py-1.5 text-start font-normal">
            <span className="sr-only">{words.notice}</span>
          </th>
          {deliveries.map((delivery) => (
            <th key={delivery} id={`${id}-${delivery}`} scope="col" className="w-16 px-1 py-1.5 font-normal sm:w-28">
              {words.deliveries[delivery]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notices.map((kind) => (
          <tr key={kind} className="border-line border-b">
            <th id={`notice-${kind}`} scope="row" className="py-1 text-start font-normal">
              {sayNotice({ kind }, language)}
            </th>
            {deliveries.map((delivery) => (
              <td key={delivery} className="p-0 text-center">
                <label className="inline-flex size-11 items-center justify-center">
                  <input
                    type="radio"
                    name={kind}
                    value={delivery}
                    defaultChecked={(choices[kind] ?? "now") === delivery}
                    aria-labelledby={`notice-${kind} ${id}-${delivery}`}
                    className="size-5 accent-accent"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
        {firm.map((label) => (
          <tr key={label} className="border-line border-b text-ink-muted">
            <th scope="row" className="py-2.5 text-start font-normal">
              {label}
            </th>
            <td colSpan={deliveries.length} className="text-center text-sm">
              {words.firm}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
