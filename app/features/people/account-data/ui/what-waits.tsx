import { ChevronRight } from "lucide-react";
import { inEveryLanguage } from "../../../../kernel/words";
import { AppLink } from "../../../../ui/app-link";
import { classNames } from "../../../../ui/class-names";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/what-waits";
import type { WaitingLine } from "../waiting-lines";

const waitsWords = inEveryLanguage("account-data/what-waits", en);

/** What somebody waits for, the worst first; each line leads to where it is dealt with. */
export function WhatWaits({ lines }: { lines: readonly WaitingLine[] }) {
  const words = useWords(waitsWords);
  return (
    <section aria-labelledby="waiting">
      <div className="border-line-strong border-b">
        <h2 id="waiting" className="flex min-h-11 items-center font-semibold text-lg">
          {words.title}
        </h2>
      </div>
      {lines.length === 0 ? (
        <p className="py-4 text-ink-muted">{words.nothing}</p>
      ) : (
        <ul>
          {lines.map(({ key, count, what, more, verb, to, isLate }) => (
            <li key={key} className="border-line border-b">
              <AppLink
                to={to}
                preload="none"
                className="group flex min-h-13.5 items-center gap-4 py-1 leading-snug hover:bg-paper-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className={classNames("block font-medium", isLate && "text-amber")}>
                    <bdi className="[overflow-wrap:anywhere]">{what}</bdi>
                    <span className="sr-only">:</span>
                  </span>
                  <span className="block truncate text-ink-muted text-sm">{more}</span>
                </span>
                <span
                  className={classNames(
                    "tabular order-first w-12 shrink-0 text-end font-[560] font-serif leading-none",
                    count.length > 2 ? "text-2xl" : "text-3xl",
                    isLate && "text-amber",
                  )}
                >
                  {count}
                </span>
                <span className="flex shrink-0 items-center gap-1 font-semibold text-accent">
                  <span className="max-sm:sr-only">{verb}</span>
                  <ChevronRight aria-hidden="true" className="size-4 rtl:rotate-180" />
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
