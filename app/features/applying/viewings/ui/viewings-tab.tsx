import { standingLinkClass } from "../../../../ui/link-style";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import type { ViewingDone, ViewingRefusal } from "../commands/answer-viewing-post.server";
import { viewingWords } from "../landlord-words";
import type { FormViewings } from "../queries/find-viewings.server";
import type { FormViewingLaw } from "../queries/viewing-law.server";
import { AddSlots } from "./add-slots";
import { SlotList } from "./slot-list";
import { ViewingLaw } from "./viewing-law";
import { ViewingRule } from "./viewing-rule";

type Props = {
  viewings: FormViewings;
  law: FormViewingLaw;
  zone: string;
  now: number;
  /** Of the form's page. */
  base: string;
  urlId: string;
  callOff: string | null;
  done: ViewingDone | null;
  refused: ViewingRefusal | null;
};

/** The viewings of one form: their rule, its slots, and who asked. */
export function ViewingsTab({ viewings, law, zone, now, base, urlId, callOff, done, refused }: Props) {
  const words = useWords(viewingWords);
  const about = <A extends ViewingRefusal["about"]>(subject: A) =>
    refused?.about === subject ? (refused as Extract<ViewingRefusal, { about: A }>) : null;
  return (
    <>
      {refused?.about === "stale" ? (
        <div role="alert">
          <Notice tone="red" title={words.failed}>
            {words.stale}
          </Notice>
        </div>
      ) : null}
      {done && !refused ? (
        <div role="status">
          <Notice tone="accent">{words.done[done]}</Notice>
        </div>
      ) : null}
      <ViewingLaw law={law} />
      <ViewingRule viewings={viewings} law={law} zone={zone} now={now} base={base} refused={about("rule")} />
      {viewings.rule || about("slots") ? (
        <section aria-labelledby="slots" className="flex flex-col gap-6">
          <h2 id="slots" className="border-line-strong border-b pb-2 font-semibold text-lg">
            {words.slots.title}
          </h2>
          {viewings.isOneTooMany ? (
            <Notice tone="amber">{words.slots.oneHome}</Notice>
          ) : (
            <details open={viewings.slots.length === 0 || about("slots") !== null}>
              <summary className="w-fit cursor-pointer py-1 font-medium text-accent underline underline-offset-4 pointer-coarse:py-2.5">
                {words.slots.add}
              </summary>
              <AddSlots isFirst={viewings.slots.length === 0} zone={zone} now={now} refused={about("slots")} />
            </details>
          )}
          <SlotList
            viewings={viewings}
            zone={zone}
            now={now}
            at={`${base}/viewings`}
            callOff={callOff}
            refused={about("reason")}
            refusedMessage={about("message")}
          />
          {viewings.requests.length > 0 ? (
            <>
              <MarkLegend />
              <p className="flex flex-wrap gap-x-6">
                <a className={standingLinkClass} href={`${base}/viewings/record.pdf`} download>
                  {words.record.print}
                </a>
                <a className={standingLinkClass} href={`/apply/${urlId}/viewing/record`}>
                  {words.record.open}
                </a>
              </p>
            </>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

function MarkLegend() {
  const { legendTitle, legend } = useWords(viewingWords).requests;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-accent text-sm underline underline-offset-4 pointer-coarse:py-2.5">
        {legendTitle}
      </summary>
      <ul className="mt-1 flex max-w-2xl flex-col gap-1 text-sm">
        {Object.values(legend).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
