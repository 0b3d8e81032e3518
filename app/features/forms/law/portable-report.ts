import { addDays } from "../../../kernel/dates";
import type { FormDefinition } from "../form-model/schema";
import type { LawPack, LawRule } from "./merge-packs";
import { placeOf } from "./place-of";

/** Catalogue key of the day on which a report was made. */
export const reportDay = "portableReport.madeOn";

/** How old a report may be, in days, as the packs say: an applicant's page is made without them. A test compares the two. */
export const reportDays = {
  "US-CA": 30,
  "US-CO": 30,
  "US-IL": 30,
  "US-MD": 30,
  "US-NY": 30,
  "US-RI": 90,
  "US-WA": 30,
} as const;

type ReportPlace = keyof typeof reportDays;

/** How long a report counts at a form's home, and the place that says so; null where none does. */
export function reportValidity({
  property,
}: Pick<FormDefinition, "property">): { days: number; place: ReportPlace } | null {
  const { place } = placeOf(property.address, property.chosenSubplace);
  if (place === null || !(place in reportDays)) return null;
  return { days: reportDays[place as ReportPlace], place: place as ReportPlace };
}

/** Whether a report of one day was too old on another. */
export function isTooOld(madeOn: string, { days, on }: { days: number; on: string }): boolean {
  return madeOn < addDays(on, -days);
}

/** What a place says of portable reports while the form asks for none: `isNoticed` where it is no free choice. */
export type ReportDuty = { rule: LawRule; accepts: NonNullable<LawRule["accepts"]>; isNoticed: boolean };

/** Null where the place says nothing, or the form has a slot that takes a report. */
export function unaskedReport({ sections }: FormDefinition, pack: LawPack | null): ReportDuty | null {
  const rule = pack?.rules.get("portableReport");
  if (!rule?.accepts || rule.level === "off") return null;
  const keys = sections.flatMap(({ fields }) => fields.map(({ catalogueKey }) => catalogueKey));
  if (keys.includes("portableReport")) return null;
  const { accepts } = rule;
  const isNoticed = accepts.duty !== "choice" && !keys.includes("creditReport");
  return { rule, accepts, isNoticed };
}
