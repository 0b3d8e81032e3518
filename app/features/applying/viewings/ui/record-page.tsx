import { formatNumber } from "../../../../kernel/formatters";
import type { PageLocale } from "../../../../kernel/page-locale";
import { momentInZone } from "../../../../kernel/zoned-day";
import { type RecordSlot, recordLines, type ViewingRecord } from "../record";
import { ruleText, zoneText } from "../texts";
import { recordWords } from "../words";
import { SlotLine } from "./slot-choice";
import { ViewingShell } from "./viewing-shell";

export type RecordPageProps = {
  locale: PageLocale;
  title: string;
  /** The home's (IANA). */
  zone: string;
  record: ViewingRecord;
  /** When the lot is or was drawn; null where order decides. */
  drawAt: number | null;
  /** Where anybody asks for times; null where that comes after applying. */
  askAt: string | null;
  /** Where the record is as a file. */
  textAt: string;
};

/** How the viewings of a form are given, without a name: for whoever asked. It is computed again on the reader's device. */
export function RecordPage(props: RecordPageProps) {
  const { locale, title, zone, record, drawAt, askAt, textAt } = props;
  const words = recordWords[locale];
  const isAsked = record.requests.length > 0;
  return (
    <ViewingShell locale={locale} title={title} heading={words.title}>
      <p>{ruleText({ ...record, drawAt }, locale, zone)}</p>
      <p>{words.lead}</p>
      {isAsked ? <Checks locale={locale} /> : <p>{words.nobody}</p>}
      {record.slots.map((slot) => (
        <Slot key={slot.id} {...props} slot={slot} />
      ))}
      {record.slots[0] ? <p className="hint">{zoneText(record.slots[0].startsAt, locale, zone)}</p> : null}
      <details className="box">
        <summary>{words.text}</summary>
        <p>{words.textLead}</p>
        <p>{words.recipe}</p>
        <pre dir="ltr" lang="en" data-record>
          {recordLines(record).join("\n")}
        </pre>
        <p>
          <a href={textAt} download>
            {words.download}
          </a>
        </p>
      </details>
      {askAt === null ? null : (
        <p className="end">
          <a className="sec" href={askAt}>
            {words.back}
          </a>
        </p>
      )}
    </ViewingShell>
  );
}

/** What the page's script shows, where it runs: the sentences that hold. */
function Checks({ locale }: { locale: PageLocale }) {
  const words = recordWords[locale];
  return (
    <div className="box" role="status" data-checked hidden>
      <h2>{words.check}</h2>
      {(["chain", "seed", "turns"] as const).map((check) =>
        words[check].map((sentence, index) => (
          <p key={sentence} data-check={check} data-holds={index === 0 ? "yes" : "no"} hidden>
            {sentence}
          </p>
        )),
      )}
    </div>
  );
}

function Slot({ locale, zone, record, slot }: RecordPageProps & { slot: RecordSlot }) {
  const words = recordWords[locale];
  const asked = record.requests.filter(({ slotId }) => slotId === slot.id);
  const time = (at: number) => momentInZone(at, locale, zone);
  return (
    <section className="box num" aria-labelledby={`slot-${slot.id}`}>
      <h2 id={`slot-${slot.id}`}>
        <SlotLine slot={slot} locale={locale} zone={zone} />
      </h2>
      <p>
        {slot.cancelledAt === null
          ? words.places({ n: slot.capacity })
          : words.calledOff({ time: time(slot.cancelledAt) })}
      </p>
      {asked.length === 0 ? <p className="hint">{words.nobody}</p> : null}
      <dl>
        {asked.map(({ id, number, askedAt }) => (
          <div key={id} id={`number-${number}`}>
            <dt>{words.number({ n: formatNumber(number, locale) })}</dt>
            <dd>
              {words.asked({ time: time(askedAt) })}
              {record.events
                .filter(({ requestId }) => requestId === id)
                .map(({ kind, at }) => {
                  const said = words[kind];
                  return (
                    <span key={kind} className="hint">
                      {typeof said === "string" ? said : said({ time: time(at) })}
                    </span>
                  );
                })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
