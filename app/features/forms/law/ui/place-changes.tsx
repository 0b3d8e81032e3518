import { formatDate } from "../../../../kernel/dates";
import { levels } from "../../../../words/en/law/place-changes";
import type { PlacePage, ShownChange } from "../place-page.server";

/** What was changed on a place's page: when, why, and the words that stood there before. */
export function PlaceChanges({ page: { changes } }: { page: Pick<PlacePage, "changes"> }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-12">
      <h2 id="changes" className="font-serif text-2xl font-[560] tracking-tight">
        What changed
      </h2>
      <p className="mt-1 text-ink-muted">The old words stay here, with the day and the reason.</p>
      <ul className="mt-5 divide-y divide-line border-line border-y">
        {changes.map((change, index) => (
          // Some parts were changed twice on a day, so that only the place in the list tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page
          <li key={index} className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 md:grid-cols-[14rem_1fr]">
            <div>
              <h3 className="font-semibold">
                {change.name}
                {change.subplace ? `, ${change.subplace}` : ""}
              </h3>
              <p className="text-ink-muted text-sm">Changed {formatDate(change.on, "en-US")}</p>
            </div>
            <div className="min-w-0">
              <p>{change.because}</p>
              <Before was={change.was} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Before({ was }: Pick<ShownChange, "was">) {
  if (!was) return <p className="mt-1 text-ink-muted text-sm">Nothing stood here before.</p>;
  const text = "text" in was ? was.text : `${was.why} (${levels[was.level] ?? was.level}; ${was.law})`;
  return <p className="wrap-anywhere mt-1 text-ink-muted text-sm">Before: {text}</p>;
}
