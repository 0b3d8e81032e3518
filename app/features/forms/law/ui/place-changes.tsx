import { formatDate } from "../../../../kernel/dates";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { partNameOf } from "../place-names";
import type { PlacePage, ShownChange } from "../place-page.server";
import { placePageWords } from "../place-page-words";
import { questionName } from "../question-names";
import { LawText } from "./law-text";

/** What was changed on a place's page: when, why, and the words that stood there before. */
export function PlaceChanges({ page: { changes } }: { page: Pick<PlacePage, "changes"> }) {
  const { changes: words } = useWords(placePageWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  const parts: Readonly<Record<string, string>> = words.about;
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-12">
      <h2 id="changes" className="font-serif text-2xl font-[560] tracking-tight">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-muted">{words.lead}</p>
      <ul className="mt-5 divide-y divide-line border-line border-y">
        {changes.map((change, index) => (
          // Some parts were changed twice on a day, so that only the place in the list tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page
          <li key={index} className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 md:grid-cols-[14rem_1fr]">
            <div>
              <h3 className="font-semibold">
                {parts[change.about] ?? questionName(change.about, language)}
                {change.subplace ? `, ${partNameOf(change.subplace, language)}` : ""}
              </h3>
              <p className="text-ink-muted text-sm">{words.on({ day: formatDate(change.on, locale) })}</p>
            </div>
            <div className="min-w-0">
              <p>
                <LawText>{change.because}</LawText>
              </p>
              <Before was={change.was} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Before({ was }: Pick<ShownChange, "was">) {
  const { changes: words } = useWords(placePageWords);
  const levels: Readonly<Record<string, string>> = words.levels;
  if (!was) return <p className="mt-1 text-ink-muted text-sm">{words.nothing}</p>;
  return (
    <p className="wrap-anywhere mt-1 text-ink-muted text-sm">
      {words.before} <LawText>{"text" in was ? was.text : was.why}</LawText>
      {"text" in was ? null : (
        <>
          {" "}
          ({levels[was.level] ?? was.level}; <LawText>{was.law}</LawText>)
        </>
      )}
    </p>
  );
}
