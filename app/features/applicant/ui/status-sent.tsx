import { statusWords } from "../../answering/status-words";
import { timeIn } from "../../answering/time-in";
import { DescribedSections } from "../../answering/ui/described-sections";
import { readableSize } from "../../answering/ui/file-slot";
import type { DescribedConsent, DescribedSection } from "../../applications/describe-application";
import type { PageLocale } from "../../applications/locale";

export type SentContent = {
  sections: DescribedSection[];
  consents: DescribedConsent[];
  documents: {
    id: string;
    path: string;
    name: string;
    sizeBytes: number;
    openings: { at: number; how: "view" | "download" }[];
  }[];
};
type SentProps = { content: SentContent; locale: PageLocale };

/** Every paper, and when the landlord opened it. */
export function SentPapers({ content: { documents }, locale }: SentProps) {
  const words = statusWords[locale];
  const time = timeIn(locale);
  return (
    <section>
      <h2>{words.papers}</h2>
      {documents.length === 0 ? <p>{words.noPapers}</p> : null}
      <dl>
        {documents.map(({ id, name, sizeBytes, openings }) => (
          <div key={id}>
            <dt>
              <bdi>{name}</bdi> <span className="num">({readableSize(sizeBytes, locale)})</span>
            </dt>
            <dd className="num">
              {openings.length === 0
                ? words.neverOpened
                : openings.map(({ at, how }) => words.openings[how].replace("{time}", () => time(at))).join("\n")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
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
          <ul className="plain">
            {content.consents
              .filter(({ accepted }) => accepted)
              .map(({ text }) => (
                <li key={text} className="text">
                  {text}
                </li>
              ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
