import type { PageLocale } from "../../../../kernel/page-locale";
import { Filled } from "../../../../ui/filled";
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
  return (
    <p>
      {landlord?.name ? (
        <>
          <Filled say={words.goesTo} parts={{ name: <NameInSentence name={landlord.name} /> }} />{" "}
          <span className="muted">{words.asGiven}</span>
        </>
      ) : (
        words.unnamed
      )}
    </p>
  );
}

/** The sentence has a full stop of its own: "Maple & Søn Lets." keeps one. */
function NameInSentence({ name }: { name: string }) {
  return (
    <strong>
      <bdi translate="no">{name.replace(/\.$/, "")}</bdi>
    </strong>
  );
}
