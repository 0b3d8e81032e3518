import { labelled } from "../../../../kernel/labelled";
import type { PageLocale } from "../../../../kernel/page-locale";
import { useTimeIn } from "../../answering/time-in";
import type { LoggedReference } from "../reference-log";
import { referenceWords } from "../words";

/** Whom the landlord asked and when, for the applicant; what they wrote is between them. */
export function ReferenceLog({ references, locale }: { references: readonly LoggedReference[]; locale: PageLocale }) {
  const time = useTimeIn(locale);
  if (references.length === 0) return null;
  const { log, kinds } = referenceWords[locale];
  return (
    <section aria-labelledby="reference-log">
      <h2 id="reference-log">{log.title}</h2>
      <p className="muted">{log.text}</p>
      <dl>
        {references.map(({ name, kind, askedAt, outcome, repliedAt }) => (
          <div key={`${askedAt}${name}${kind}`}>
            <dt>
              {name ? <bdi translate="no">{name}</bdi> : log.others} <span className="muted">({kinds[kind]})</span>
            </dt>
            <dd className="num">
              {`${labelled(log.asked, time(askedAt), locale)}\n${repliedAt === null ? log[outcome] : labelled(log[outcome], time(repliedAt), locale)}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
