import type { ReactNode } from "react";
import { formatDate } from "../../../../kernel/dates";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Notice } from "../../../../ui/notice";
import { SelectField } from "../../../../ui/select-field";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import type { ChosenSubplace, FormDefinition } from "../../form-model/schema";
import type { LawProblem } from "../law-problems";
import type { LawNotice, LawPack, Sourced } from "../merge-packs";
import { partNameOf, placeNameOf } from "../place-names";
import { placePath } from "../place-path";
import { placeSummaryWords } from "../place-summary-words";
import { isForForm, saysNotice } from "../says-notice";
import { LawSource } from "./law-source";
import { LawLanguageNote, LawText } from "./law-text";
import { lawWords } from "./note-words";
import type { Law } from "./use-law";

type PlaceSummaryProps = {
  law: Law;
  definition: FormDefinition;
  /** home: where it lies, fees and deposit (step 1); decide: how one chooses and declines (step 4); all: everything (step 5). */
  part: "home" | "decide" | "all";
  /** The landlord's own word on the city or county; undefined goes back to the address. */
  onSubplace?: (chosen: ChosenSubplace | undefined) => void;
  onAddNotice?: (notice: LawNotice) => void;
  /** Takes out all that may not be asked here. */
  onTakeOut?: () => void;
};

/** What the law of the home's place asks of a landlord, in plain words, each with its source and the day it was checked. */
export function PlaceSummary({ law, definition, part, onSubplace, onAddNotice, onTakeOut }: PlaceSummaryProps) {
  const { pack, home, status } = law;
  const words = useWords(placeSummaryWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  const { source } = useWords(lawWords).source;
  if (status === "loading") return <Card title={words.local}>{words.loading}</Card>;
  if (status === "none" || !pack) return <NoPack hasFailed={status === "failed"} />;
  const off = law.problems.filter(({ code }) => code === "off");
  return (
    <Card title={words.title({ place: placeNameOf(pack.place, language) })}>
      <div className="flex flex-col gap-5">
        {home.needsRegion ? (
          <Notice tone="amber" title={words.whichPart}>
            {words.whichPartText}
          </Notice>
        ) : null}
        {home.isGuess ? (
          <Notice tone="amber" title={words.isThere({ place: placeNameOf(pack.place, language) })}>
            {words.isThereText}
          </Notice>
        ) : null}
        {part !== "decide" && pack.subplaces.length > 0 && onSubplace ? (
          <SubplaceField law={law} pack={pack} chosen={definition.property.chosenSubplace} onSubplace={onSubplace} />
        ) : null}
        {pack.closed ? (
          <Notice tone="amber" title={words.closed}>
            <LawText>
              {pack.closed.law}. {pack.closed.why}
            </LawText>{" "}
            {words.ownLeftOut} {pack.closed.form ? `${words.otherTemplate} ` : null}
            <a className="underline" href={pack.closed.form?.at ?? pack.closed.source} rel="noreferrer" target="_blank">
              {pack.closed.form ? words.authority : source}
            </a>
          </Notice>
        ) : null}
        {off.length > 0 && onTakeOut ? <OffNotice off={off} onTakeOut={onTakeOut} /> : null}
        <dl className="flex flex-col gap-4">
          {part !== "decide" ? <HomeFacts pack={pack} /> : null}
          {part !== "home" ? <DecisionFacts pack={pack} /> : null}
        </dl>
        {part !== "home" ? <Notices pack={pack} definition={definition} onAddNotice={onAddNotice} /> : null}
        <p className="text-ink-muted text-sm">
          {words.checked({ day: formatDate(pack.files.at(-1)?.checkedOn ?? "", locale) })}{" "}
          <AppLink className="underline" to={placePath(pack.place, language)} target="_blank">
            {words.allRules}
          </AppLink>
        </p>
        <LawLanguageNote />
      </div>
    </Card>
  );
}

/** What may be asked later is moved by the same press that takes out the rest. */
function OffNotice({ off, onTakeOut }: { off: readonly LawProblem[]; onTakeOut: () => void }) {
  const words = useWords(placeSummaryWords);
  const count = off.length;
  const early = off.filter(({ mark }) => mark.moveTo).length;
  const isEarly = early === off.length;
  return (
    <Notice tone="red" title={(isEarly ? words.early : words.off)({ count })}>
      <Button variant="outline" className="mt-2 h-auto min-h-11 whitespace-normal" onClick={onTakeOut}>
        {isEarly ? words.later({ count }) : early > 0 ? words.takeOutOrLater : words.takeOut({ count })}
      </Button>
    </Notice>
  );
}

function NoPack({ hasFailed }: { hasFailed: boolean }) {
  const words = useWords(placeSummaryWords);
  return <Card title={words.local}>{hasFailed ? words.failed : words.none}</Card>;
}

type SubplaceFieldProps = {
  law: Law;
  pack: LawPack;
  chosen: ChosenSubplace | undefined;
  onSubplace: (chosen: ChosenSubplace | undefined) => void;
};

function SubplaceField({ law, pack, chosen, onSubplace }: SubplaceFieldProps) {
  const words = useWords(placeSummaryWords);
  const language = usePageLanguage();
  const own = chosen?.place === pack.place ? chosen : undefined;
  const { doubtful, subplace } = law.home;
  const { byAddress } = words;
  const unnamed = doubtful.length > 0 ? byAddress.unclear : byAddress.none;
  const found = subplace ? byAddress.found({ name: partNameOf(subplace, language) }) : unnamed;
  const places = doubtful.map((name) => partNameOf(name, language)).join(words.or);
  return (
    <SelectField
      label={words.city}
      hint={doubtful.length > 0 ? words.mayLieIn({ places }) : undefined}
      value={own ? (own.name ?? "none") : "address"}
      options={[
        { value: "address", label: own ? byAddress.own : found },
        ...pack.subplaces.map((name) => ({ value: name, label: partNameOf(name, language) })),
        { value: "none", label: words.noneOfThese },
      ]}
      onChange={(event) => {
        const { value } = event.target;
        onSubplace(value === "address" ? undefined : { place: pack.place, name: value === "none" ? null : value });
      }}
    />
  );
}

function Fact({ title, told, children }: { title: string; told: Sourced<unknown>; children: ReactNode }) {
  const language = usePageLanguage();
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">
        {children} <span className="text-ink-muted text-sm">({placeNameOf(told.place, language)})</span>
      </dd>
    </div>
  );
}

function HomeFacts({ pack }: { pack: LawPack }) {
  const { facts } = useWords(placeSummaryWords);
  return (
    <>
      <Fact title={facts.fees} told={pack.fees}>
        <LawText>{pack.fees.value.text}</LawText>
      </Fact>
      <Fact title={facts.deposit} told={pack.deposit}>
        <LawText>{pack.deposit.value.text}</LawText>
      </Fact>
      {pack.rent ? (
        <Fact title={facts.rent} told={pack.rent}>
          <LawText>{pack.rent.value.text}</LawText>
        </Fact>
      ) : null}
    </>
  );
}

function DecisionFacts({ pack }: { pack: LawPack }) {
  const { incomeMultiple, retention } = pack;
  const words = useWords(placeSummaryWords);
  const { facts } = words;
  const rule = pack.rules.get("incomeMultiple");
  const { unsuccessfulMonths: months, documentsDays: days } = retention.value;
  return (
    <>
      {rule || incomeMultiple.value ? (
        <Fact title={facts.multiple} told={rule ? { ...incomeMultiple, place: rule.place } : incomeMultiple}>
          <LawText>
            {rule ? `${rule.why} ` : null}
            {incomeMultiple.value?.note}
          </LawText>
        </Fact>
      ) : null}
      {pack.stages.value ? (
        <Fact title={facts.askWhen} told={pack.stages}>
          <LawText>{pack.stages.value}</LawText>
        </Fact>
      ) : null}
      <Fact title={facts.declining} told={pack.decline}>
        <LawText>{pack.decline.value.text}</LawText>
      </Fact>
      <Fact title={facts.keeping} told={retention}>
        {words.kept({ months, days })} <LawText>{retention.value.law}.</LawText>
      </Fact>
      {pack.mustOffer.value.length > 0 ? (
        <Fact title={facts.mustOffer} told={pack.mustOffer}>
          <LawText>{pack.mustOffer.value.join("; ")}.</LawText>
        </Fact>
      ) : null}
    </>
  );
}

function Notices({
  pack,
  definition,
  onAddNotice,
}: Pick<PlaceSummaryProps, "definition" | "onAddNotice"> & { pack: LawPack }) {
  const words = useWords(placeSummaryWords);
  const told = pack.notices.filter(({ audience }) => audience === "applicant");
  const own = pack.notices.filter(({ audience }) => audience === "landlord");
  return (
    <>
      <NoticeGroup title={words.notices} lead={words.noticesLead} {...{ notices: told, definition, onAddNotice }} />
      <NoticeGroup title={words.forYou} lead={words.forYouLead} {...{ notices: own, definition }} />
    </>
  );
}

type NoticeGroupProps = Pick<PlaceSummaryProps, "definition" | "onAddNotice"> & {
  title: string;
  lead: string;
  notices: readonly LawNotice[];
};

function NoticeGroup({ title, lead, notices, definition, onAddNotice }: NoticeGroupProps) {
  const words = useWords(placeSummaryWords);
  const language = usePageLanguage();
  if (notices.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-ink-muted text-sm">{lead}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {notices.map((notice) => (
          <li key={`${notice.place}-${notice.at}-${notice.text}`} className="border-line border-s-2 ps-4">
            <p>
              <span className="font-medium">{words.moments[notice.at]}</span> <LawText>{notice.text}</LawText>
              {notice.prescribed ? ` ${words.prescribed}` : ""}
              {notice.needed ? ` ${words.needed}` : ""}
              {notice.isDoubtful ? ` ${words.onlyIn({ place: partNameOf(notice.subplace ?? "", language) })}` : ""}
            </p>
            <LawSource {...notice} />
            {isForForm(notice) && onAddNotice ? (
              <NoticeButton isSaid={saysNotice(definition, notice)} onAdd={() => onAddNotice(notice)} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoticeButton({ isSaid, onAdd }: { isSaid: boolean; onAdd: () => void }) {
  const words = useWords(placeSummaryWords);
  if (isSaid) return <p className="mt-1 text-sm">{words.said}</p>;
  return (
    <Button variant="outline" className="mt-2" onClick={onAdd}>
      {words.add}
    </Button>
  );
}
