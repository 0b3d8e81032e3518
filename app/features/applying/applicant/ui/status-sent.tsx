import { commaIn } from "../../../../kernel/labelled";
import { type PageLocale, primaryOf } from "../../../../kernel/page-locale";
import { type StatusWords, statusWords } from "../../answering/status-words";
import { useTimeIn } from "../../answering/time-in";
import { DescribedAnswers, DescribedSections } from "../../answering/ui/described-sections";
import { readableSize } from "../../answering/ui/file-slot";
import { Fold } from "../../answering/ui/fold";
import type { DescribedConsent, DescribedSection } from "../../applications/describe-application";
import type { Opening } from "../../applications/queries/open-documents.server";
import { standingWords } from "../standing-words";

export type SentContent = {
  sections: DescribedSection[];
  consents: DescribedConsent[];
  documents: {
    id: string;
    path: string;
    name: string;
    sizeBytes: number;
    openings: Opening[];
  }[];
};
type SentProps = { content: SentContent; locale: PageLocale };

/** Every paper, and when the landlord opened it. */
export function SentPapers({ content: { documents }, locale }: SentProps) {
  const words = statusWords[locale];
  const time = useTimeIn(locale);
  return (
    <section>
      <h2>{words.papers}</h2>
      {documents.length === 0 ? <p>{words.noPapers}</p> : null}
      <ul className="papers">
        {documents.map(({ id, name, sizeBytes, openings }) => (
          <li key={id}>
            <bdi translate="no">{name}</bdi>
            <span className="muted small num" dir="auto">
              {readableSize(sizeBytes, locale)}
            </span>
            <span className={openings.length === 0 ? "hint num" : "hint num sure"}>
              {openings.length === 0
                ? words.neverOpened
                : openings.map((one) => openingText(words, one, time(one.at))).join("\n")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names nobody: the landlord, or a colleague of the landlord. */
function openingText(words: StatusWords, { how, by }: Opening, time: string): string {
  return (by === "colleague" ? words.colleagueOpenings : words.openings)[how]({ time });
}

/** Every answer and consent in one fold, which says how many there are. */
export function SentWhole({ content, locale, isOpen }: SentProps & { isOpen: boolean }) {
  const words = standingWords[locale];
  const rows = content.sections.flatMap(({ groups }) => groups).flatMap((group) => group.rows);
  const answered = rows.filter(({ text, documents }) => text !== null || documents.length > 0);
  const counts = [
    words.parts({ n: content.sections.length }),
    words.answers({ n: answered.length }),
    ...(content.documents.length > 0 ? [words.papers({ n: content.documents.length })] : []),
  ];
  return (
    <Fold id="sent" isOpen={isOpen} title={words.all} answer={counts.join(commaIn(locale))}>
      {content.sections.map((section) => (
        <section key={section.id}>
          <h3 dir="auto">{section.title}</h3>
          <DescribedAnswers section={section} documents={content.documents} locale={locale} />
        </section>
      ))}
      <Consents content={content} locale={locale} />
    </Fold>
  );
}

/** Every answer and consent, a section at a time. */
export function SentAnswers({ content, locale }: SentProps) {
  const words = statusWords[locale];
  return (
    <>
      <h2>{words.answers}</h2>
      <DescribedSections sections={content.sections} documents={content.documents} locale={locale} />
      {content.consents.length > 0 ? (
        <details className="box">
          <summary>{words.consents}</summary>
          <ConsentList consents={content.consents} locale={locale} />
        </details>
      ) : null}
    </>
  );
}

function Consents({ content: { consents }, locale }: SentProps) {
  if (consents.length === 0) return null;
  return (
    <section>
      <h3>{statusWords[locale].consents}</h3>
      <ConsentList consents={consents} locale={locale} />
    </section>
  );
}

function ConsentList({ consents, locale }: { consents: readonly DescribedConsent[]; locale: PageLocale }) {
  return (
    <ul className="plain">
      {consents
        .filter(({ accepted }) => accepted)
        .map(({ text, writtenIn = locale }) => (
          <li key={text} className="text">
            <span dir="auto" lang={primaryOf(writtenIn) === locale ? undefined : primaryOf(writtenIn)}>
              {text}
            </span>
          </li>
        ))}
    </ul>
  );
}
