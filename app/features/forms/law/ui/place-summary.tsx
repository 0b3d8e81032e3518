import type { ReactNode } from "react";
import { formatDate } from "../../../../kernel/dates";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Notice } from "../../../../ui/notice";
import { SelectField } from "../../../../ui/select-field";
import { shortMoments } from "../../../../words/en/law/place-summary";
import type { ChosenSubplace, FormDefinition } from "../../form-model/schema";
import type { LawProblem } from "../law-problems";
import type { LawNotice, LawPack, Sourced } from "../merge-packs";
import { placePath } from "../place-path";
import { isForForm, saysNotice } from "../says-notice";
import { LawSource } from "./law-source";
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
  if (status === "loading") return <Card title="Local law">Loading local rules.</Card>;
  if (status === "none" || !pack) return <NoPack hasFailed={status === "failed"} />;
  const off = law.problems.filter(({ code }) => code === "off");
  return (
    <Card title={`The law in ${pack.placeName}`}>
      <div className="flex flex-col gap-5">
        {home.needsRegion ? (
          <Notice tone="amber" title="Which part of the country?">
            Parts of this country have their own rules. Enter the state, province or nation, or the whole postcode.
          </Notice>
        ) : null}
        {home.isGuess ? (
          <Notice tone="amber" title={`Is the home in ${pack.placeName}?`}>
            Its postcode lies on both sides of the border. If this is wrong, write the nation into the address.
          </Notice>
        ) : null}
        {part !== "decide" && pack.subplaces.length > 0 && onSubplace ? (
          <SubplaceField law={law} pack={pack} chosen={definition.property.chosenSubplace} onSubplace={onSubplace} />
        ) : null}
        {pack.closed ? (
          <Notice tone="amber" title="Only listed questions may be asked here">
            {pack.closed.law}. {pack.closed.why} Questions of your own are left out.{" "}
            {pack.closed.form ? "“Use another template” in step 2 has one that asks only what is listed. " : null}
            <a className="underline" href={pack.closed.form?.at ?? pack.closed.source} rel="noreferrer" target="_blank">
              {pack.closed.form ? "The authority’s page" : "Source"}
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
          Checked {formatDate(pack.files.at(-1)?.checkedOn ?? "", "en-US")}. A help, not legal advice.{" "}
          <AppLink className="underline" to={placePath(pack.place)} target="_blank">
            All local rules
          </AppLink>
        </p>
      </div>
    </Card>
  );
}

/** What may be asked later is moved by the same press that takes out the rest. */
function OffNotice({ off, onTakeOut }: { off: readonly LawProblem[]; onTakeOut: () => void }) {
  const isOne = off.length === 1;
  const early = off.filter(({ mark }) => mark.moveTo).length;
  const isEarly = early === off.length;
  const may = isEarly ? "may not be asked this early here" : "may not be asked here";
  const later = isOne ? "Ask it later" : "Ask them later";
  const out = isOne ? "Take it out" : "Take them out";
  return (
    <Notice tone="red" title={isOne ? `One question ${may}` : `${off.length} questions ${may}`}>
      <Button variant="outline" className="mt-2 h-auto min-h-11 whitespace-normal" onClick={onTakeOut}>
        {isEarly ? later : early > 0 ? "Take them out, or ask them later" : out}
      </Button>
    </Notice>
  );
}

function NoPack({ hasFailed }: { hasFailed: boolean }) {
  return (
    <Card title="Local law">
      {hasFailed
        ? "We couldn’t load the local rules. They’re checked again when you publish."
        : "We have no rules for this country yet. Local law may ask for more."}
    </Card>
  );
}

type SubplaceFieldProps = {
  law: Law;
  pack: LawPack;
  chosen: ChosenSubplace | undefined;
  onSubplace: (chosen: ChosenSubplace | undefined) => void;
};

function SubplaceField({ law, pack, chosen, onSubplace }: SubplaceFieldProps) {
  const own = chosen?.place === pack.place ? chosen : undefined;
  const { doubtful, subplace } = law.home;
  const byAddress = own ? "" : subplace ? `: ${subplace}` : doubtful.length > 0 ? ": not clear" : ": none";
  return (
    <SelectField
      label="City or county with rules of its own"
      hint={doubtful.length > 0 ? `The address may lie in ${doubtful.join(" or ")}. Choose if you know.` : undefined}
      value={own ? (own.name ?? "none") : "address"}
      options={[
        { value: "address", label: `By the address${byAddress}` },
        ...pack.subplaces.map((name) => ({ value: name, label: name })),
        { value: "none", label: "None of these" },
      ]}
      onChange={(event) => {
        const { value } = event.target;
        onSubplace(value === "address" ? undefined : { place: pack.place, name: value === "none" ? null : value });
      }}
    />
  );
}

function Fact({ title, told, children }: { title: string; told: Sourced<unknown>; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1">
        {children} <span className="text-ink-muted text-sm">({told.placeName})</span>
      </dd>
    </div>
  );
}

function HomeFacts({ pack }: { pack: LawPack }) {
  return (
    <>
      <Fact title="Fees" told={pack.fees}>
        {pack.fees.value.text}
      </Fact>
      <Fact title="Deposit" told={pack.deposit}>
        {pack.deposit.value.text}
      </Fact>
      {pack.rent ? (
        <Fact title="Rent" told={pack.rent}>
          {pack.rent.value.text}
        </Fact>
      ) : null}
    </>
  );
}

function DecisionFacts({ pack }: { pack: LawPack }) {
  const { incomeMultiple, retention } = pack;
  const rule = pack.rules.get("incomeMultiple");
  const { unsuccessfulMonths: months, documentsDays: days } = retention.value;
  return (
    <>
      {rule || incomeMultiple.value ? (
        <Fact title="Income multiple" told={rule ? { ...incomeMultiple, placeName: rule.placeName } : incomeMultiple}>
          {rule ? `${rule.why} ` : null}
          {incomeMultiple.value?.note}
        </Fact>
      ) : null}
      {pack.stages.value ? (
        <Fact title="What to ask when" told={pack.stages}>
          {pack.stages.value}
        </Fact>
      ) : null}
      <Fact title="Declining" told={pack.decline}>
        {pack.decline.value.text}
      </Fact>
      <Fact title="Keeping data" told={retention}>
        Answers of people you did not choose: {months} {months === 1 ? "month" : "months"}; documents: {days} days.{" "}
        {retention.value.law}.
      </Fact>
      {pack.mustOffer.value.length > 0 ? (
        <Fact title="What applicants must be offered" told={pack.mustOffer}>
          {pack.mustOffer.value.join("; ")}.
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
  const told = pack.notices.filter(({ audience }) => audience === "applicant");
  const own = pack.notices.filter(({ audience }) => audience === "landlord");
  return (
    <>
      <NoticeGroup
        title="Notices"
        lead="For applicants, in our words; words that a law sets are marked."
        {...{ notices: told, definition, onAddNotice }}
      />
      <NoticeGroup title="For you" lead="What landlords here should know." {...{ notices: own, definition }} />
    </>
  );
}

type NoticeGroupProps = Pick<PlaceSummaryProps, "definition" | "onAddNotice"> & {
  title: string;
  lead: string;
  notices: readonly LawNotice[];
};

function NoticeGroup({ title, lead, notices, definition, onAddNotice }: NoticeGroupProps) {
  if (notices.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-ink-muted text-sm">{lead}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {notices.map((notice) => (
          <li key={`${notice.place}-${notice.at}-${notice.text}`} className="border-line border-s-2 ps-4">
            <p>
              <span className="font-medium">{shortMoments[notice.at]}:</span> {notice.text}
              {notice.prescribed ? " (The law’s own words.)" : ""}
              {notice.needed ? " (Every form here says this.)" : ""}
              {notice.isDoubtful ? ` Only if the home is in ${notice.subplace}.` : ""}
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
  if (isSaid) return <p className="mt-1 text-sm">The form says this.</p>;
  return (
    <Button variant="outline" className="mt-2" onClick={onAdd}>
      Add to the form
    </Button>
  );
}
