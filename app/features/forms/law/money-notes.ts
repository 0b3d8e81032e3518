import type { FormDefinition, LocalizedText, MoneyPeriod } from "../form-model/schema";
import type { LexiconFinding } from "./lexicon/check-definition-texts";
import type { LawPack } from "./merge-packs";
import type { DepositLimit } from "./pack-schema";
import { withoutNotices } from "./says-notice";
import { feesIn } from "./typed-fees";

/** A deposit above the place's limit, both in rents of a month or a week. A note: exceptions stand in the place's words. */
export type DepositNote = { rents: number; unit: "month" | "week"; most: number; fact: LawPack["deposit"] };
/** A fee for applying that the landlord wrote. `amountMinor` is null where he named none; `most` in whole units, 0: none may be asked. */
export type FeeNote = { at: LexiconFinding["place"]; amountMinor: number | null; most: number; fact: LawPack["fees"] };

/** Rents of a year. */
const perYear: Record<MoneyPeriod, number> = { week: 52, fortnight: 26, month: 12, year: 1 };
/** Some count 52 weeks to a year, some 365.25 days: a deposit is noticed where it is too much by both. */
const daysInYear = 365.25;

/** Null where nothing is typed, the place has no limit, or the deposit keeps to it. */
export function depositNote({ property }: FormDefinition, pack: LawPack | null): DepositNote | null {
  const { rent, deposit } = property;
  if (!pack || !rent?.amountMinor || !deposit?.amountMinor || rent.currency !== deposit.currency) return null;
  const yearly = (rent.amountMinor / 100) * perYear[rent.period];
  const limit = pack.deposit.value.limits?.find((one) => isFor(one, pack.subplace, yearly));
  if (!limit) return null;
  const unit = limit.months === undefined ? "week" : "month";
  const most = limit.months ?? limit.weeks ?? 0;
  const typed = deposit.amountMinor / 100;
  const allowed = most * rentOf(unit, yearly, rent.period);
  return typed > Math.ceil(allowed)
    ? { rents: typed / rentOf(unit, yearly, unit), unit, most, fact: pack.deposit }
    : null;
}

/** What a month or a week costs, counted in the way that gives more. */
function rentOf(unit: "month" | "week", yearly: number, paid: MoneyPeriod): number {
  if (unit === "week") return yearly / 52;
  return paid === "week" || paid === "fortnight" ? ((yearly / 52) * daysInYear) / 12 / 7 : yearly / 12;
}

function isFor({ subplace, weeklyRentUpTo, yearlyRentFrom }: DepositLimit, home: string | null, yearly: number) {
  const isHere = subplace === undefined || subplace === home;
  const isCheap = weeklyRentUpTo === undefined || yearly / 52 <= weeklyRentUpTo;
  return isHere && isCheap && (yearlyRentFrom === undefined || yearly >= yearlyRentFrom);
}

/** Fees in the landlord's own words, where the place names the most that may be asked. */
export function feeNotes(definition: FormDefinition, pack: LawPack | null): FeeNote[] {
  const limit = pack?.fees.value.limits?.find(({ subplace }) => subplace === undefined || subplace === pack.subplace);
  if (!pack || !limit) return [];
  const { most } = limit;
  const isTooMuch = (amountMinor: number | null) => (most === 0 ? amountMinor !== 0 : (amountMinor ?? 0) > most * 100);
  return ownTexts(withoutNotices(definition, pack.notices)).flatMap(({ at, text }) =>
    Object.entries(text).flatMap(([locale, words]) =>
      feesIn(words, pack.currency, locale)
        .filter(({ amountMinor }) => isTooMuch(amountMinor))
        .map(({ amountMinor }) => ({ at, amountMinor, most, fact: pack.fees })),
    ),
  );
}

type OwnText = { at: FeeNote["at"]; text: LocalizedText };

function ownTexts({ intro, property, sections, consents }: FormDefinition): OwnText[] {
  const texts: { at: FeeNote["at"]; text: LocalizedText | undefined }[] = [
    { at: { form: "intro" }, text: intro },
    { at: { form: "criteria" }, text: property.criteria },
    ...sections.flatMap(({ id, help, fields }) => [
      { at: { sectionId: id }, text: help },
      ...fields.flatMap((field) => {
        const said = field.kind === "statement" ? [field.label, field.help, field.text] : [field.label, field.help];
        return said.map((text) => ({ at: { fieldId: field.id }, text }));
      }),
    ]),
    ...consents.map(({ id, text }) => ({ at: { consentId: id }, text })),
  ];
  return texts.flatMap(({ at, text }) => (text ? [{ at, text }] : []));
}
