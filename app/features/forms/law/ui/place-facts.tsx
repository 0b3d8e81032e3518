import type { ReactNode } from "react";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { Sourced } from "../merge-packs";
import type { PackFact } from "../pack-schema";
import { placeNameOf } from "../place-names";
import type { PlacePage } from "../place-page.server";
import { placePageWords } from "../place-page-words";
import { LawSource } from "./law-source";
import { LawText } from "./law-text";

/** What holds for the landlord there: fees, deposits, rents, declining, keeping. */
export function PlaceFacts({ page }: { page: PlacePage }) {
  const words = useWords(placePageWords);
  const { facts } = words;
  const { incomeMultiple, retention, mustOffer, stages } = page;
  const { unsuccessfulMonths: months, documentsDays: days, law, source, confidence } = retention.value;
  return (
    <dl className="flex flex-col gap-5">
      <SourcedFact title={facts.fees} told={page.fees} place={page.place} />
      <SourcedFact title={facts.deposit} told={page.deposit} place={page.place} />
      {page.rent ? <SourcedFact title={facts.rent} told={page.rent} place={page.place} /> : null}
      {stages.value ? (
        <Fact title={facts.askWhen} told={{ ...stages, value: stages.value }} place={page.place} />
      ) : null}
      {incomeMultiple.value ? (
        <Fact
          title={words.multiple({ times: incomeMultiple.value.default })}
          told={{ ...incomeMultiple, value: incomeMultiple.value.note }}
          place={page.place}
        />
      ) : null}
      <SourcedFact title={facts.declining} told={page.decline} place={page.place} />
      {mustOffer.value.length > 0 ? (
        <Fact
          title={facts.mustOffer}
          told={{ ...mustOffer, value: `${mustOffer.value.join("; ")}.` }}
          place={page.place}
        />
      ) : null}
      <div>
        <dt className="font-semibold">{facts.keeping}</dt>
        <dd className="mt-1">
          {words.kept({ months, days })}
          <LawSource {...{ law, source, confidence }} {...retention} isPlaceNamed={false} isLinked={false} />
        </dd>
      </div>
    </dl>
  );
}

type FactProps = { title: string; told: Sourced<string>; place: string; children?: ReactNode };

function Fact({ title, told, place, children }: FactProps) {
  const words = useWords(placePageWords);
  const language = usePageLanguage();
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">
        <LawText>{told.value}</LawText>
        {told.place === place ? null : (
          <span className="text-ink-muted text-sm"> {words.fromEnd({ place: placeNameOf(told.place, language) })}</span>
        )}
        {children}
      </dd>
    </div>
  );
}

/** With the page it was read on; one without a page says that it is general knowledge. */
function SourcedFact({ told, ...shown }: { title: string; told: Sourced<PackFact>; place: string }) {
  const { text, source, confidence, checkedOn = told.checkedOn } = told.value;
  return (
    <Fact told={{ ...told, value: text }} {...shown}>
      <LawSource {...{ source, confidence, checkedOn }} place={told.place} isPlaceNamed={false} isLinked={false} />
    </Fact>
  );
}
