import { sentence } from "../../../../kernel/labelled";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { LandlordProfile } from "../../../forms/form-model/schema";
import { landlordWords } from "../landlord-words";

type LandlordCardProps = { landlord: LandlordProfile | undefined; locale: PageLocale };

/** Who lets the home and what is known of it. A form without a name says so. */
export function LandlordCard({ landlord, locale }: LandlordCardProps) {
  return (
    <section className="box">
      <h2>{landlordWords[locale].title}</h2>
      <LandlordFacts landlord={landlord} locale={locale} />
    </section>
  );
}

export function LandlordFacts({ landlord, locale }: LandlordCardProps) {
  const words = landlordWords[locale];
  const facts = (["contact", "email", "place", "registration"] as const).flatMap((field) => {
    const text = landlord?.[field];
    return text ? [[words[field], text] as const] : [];
  });
  return (
    <>
      <p>
        {landlord?.name ? (
          <>
            <strong>
              <bdi translate="no">{landlord.name}</bdi>
            </strong>
            <br />
          </>
        ) : null}
        <span className="muted">
          {words.confirmed}. {landlord?.name ? (facts.length > 0 ? words.allGiven : words.asGiven) : words.unnamed}
        </span>
      </p>
      {facts.length > 0 ? (
        <dl>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

/** In one line, where somebody sends, waits or reads. */
export function LandlordLine({ landlord, locale }: LandlordCardProps) {
  const words = landlordWords[locale];
  const [before] = words.goesTo({ name: "\n" }).split("\n");
  return (
    <p>
      {landlord?.name ? (
        <>
          {before}
          <strong>
            <bdi translate="no">{landlord.name}</bdi>
            {sentence(landlord.name).slice(landlord.name.length)}
          </strong>{" "}
          <span className="muted">{words.asGiven}</span>
        </>
      ) : (
        words.unnamed
      )}
    </p>
  );
}
