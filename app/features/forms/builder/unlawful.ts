import { exactMoney } from "../../../kernel/money";
import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import type { FormDefinition } from "../form-model/schema";
import type { AskedEarly } from "../law/asked-early";
import type { LawProblem } from "../law/law-problems";
import type { LexiconFinding, LexiconProblem } from "../law/lexicon/check-definition-texts";
import type { LawPack } from "../law/merge-packs";
import { type DepositNote, depositNote, feeNotes } from "../law/money-notes";
import { moneyWords } from "../law/money-words";
import { placeNameOf, shortPlaceName, whereOf } from "../law/place-names";
import { unaskedReport } from "../law/portable-report";
import { questionName } from "../law/question-names";
import { reportDutyWords } from "../law/report-duty-words";
import { findField } from "./edits";
import type { BuilderProblem } from "./problems";
import { problemWords } from "./problems-words";
import { nameOf } from "./text";

/** What the law of the home's place and the lexicon forbid, in the words and with the links of the check step. */

type Where = Pick<BuilderProblem, "step" | "fieldId" | "anchor">;

/** Ids of the boxes of step 4 that a problem leads to. */
export const decideAnchors = {
  criteria: "criteria",
  incomeMultiple: "income-multiple",
  consent: (key: string) => `consent-${key}`,
} as const;

/** One problem of the law. Its link takes the focus to the question, the tick or the income multiple. */
export function fromLaw(definition: FormDefinition, problem: LawProblem, language: PageLocale): BuilderProblem {
  const { at, mark } = problem;
  const field = "fieldId" in at ? findField(definition, at.fieldId)?.field : undefined;
  const name = field ? nameOf(definition, field, language) : questionName(mark.question, language);
  return { text: lawText(problem, name, language), isWarning: false, ...whereOfLaw(at, mark.question) };
}

function lawText({ code, mark }: LawProblem, name: string, language: PageLocale): string {
  const words = problemWords[language];
  const { moveTo } = mark;
  const place = placeNameOf(mark.place, language);
  if (code === "reason-missing") return place ? words.reasonMissingIn({ name, place }) : words.reasonMissing({ name });
  if (code === "notice-missing") return place ? words.noticeMissingIn({ place }) : words.noticeMissing;
  if (!moveTo) return place ? words.offIn({ name, place }) : words.off({ name });
  return place ? words.tooEarlyIn[moveTo]({ name, place }) : words.tooEarly[moveTo]({ name });
}

/** What comes earlier than a place advises may be published so. */
export function fromAdvice(
  definition: FormDefinition,
  { fieldId, mark, moveTo }: AskedEarly,
  language: PageLocale,
): BuilderProblem[] {
  const field = findField(definition, fieldId)?.field;
  if (!field || mark.level === "off") return [];
  const place = whereOf(mark, language);
  const text = problemWords[language].betterLater[moveTo]({ name: nameOf(definition, field, language), place });
  return [{ text, step: 2, fieldId, isWarning: true }];
}

function whereOfLaw(at: LawProblem["at"], question: string): Where {
  if ("fieldId" in at) return { step: 2, fieldId: at.fieldId };
  return { step: 4, anchor: "consentId" in at ? decideAnchors.consent(question) : decideAnchors.incomeMultiple };
}

/** One problem of the landlord's own words. Its link takes the focus to where they are written. */
export function fromLexicon(
  definition: FormDefinition,
  { code, place }: LexiconProblem,
  language: PageLocale,
): BuilderProblem {
  const words = problemWords[language];
  const { name, ...where } = whereOfWords(definition, place, language);
  const text = (code === "refused" ? words.wordsRefused : words.wordsNeedReason)({ where: name });
  return { text, isWarning: false, ...where };
}

/** A report that the place has accepted, or kept free of a fee, and that the form has no slot for. */
export function fromReport(definition: FormDefinition, pack: LawPack | null, language: PageLocale): BuilderProblem[] {
  const duty = unaskedReport(definition, pack);
  if (!duty?.isNoticed) return [];
  const { withinDays: days, duty: owed } = duty.accepts;
  const said = reportDutyWords[language].unasked[owed === "mustAccept" ? owed : "noFee"];
  const text = said({ place: shortPlaceName(duty.rule.place, language), days });
  return [{ text, step: 3, anchor: "paper-portableReport", isWarning: true }];
}

/** A deposit or a fee above the place's limit: something to look at, no bar to publishing. */
export function fromMoney(definition: FormDefinition, pack: LawPack | null, locale: string): BuilderProblem[] {
  const deposit = depositNote(definition, pack);
  const fees = feeNotes(definition, pack).map(({ at, amountMinor, most, fact }): BuilderProblem => {
    const language = readLanguage(locale);
    const { name, ...where } = whereOfWords(definition, at, language);
    const money = (minor: number) => exactMoney(minor, pack?.currency ?? "USD", locale);
    const words = moneyWords[language].fee[amountMinor === null ? "unnamed" : "named"][most === 0 ? "none" : "most"];
    const values = {
      asked: money(amountMinor ?? 0),
      most: money(most * 100),
      place: placeNameOf(fact.place, language),
    };
    return { text: words({ where: name, ...values }), isWarning: true, ...where };
  });
  return deposit
    ? [{ text: depositText(deposit, locale), step: 1, anchor: "deposit", isWarning: true }, ...fees]
    : fees;
}

export function depositText({ rents, unit, most, fact }: DepositNote, locale: string): string {
  const language = readLanguage(locale);
  const words = moneyWords[language];
  const isRead = fact.value.confidence === "read";
  return words[isRead ? "deposit" : "depositUnread"]({
    typed: rentsText(rents, unit, language),
    most: rentsText(most, unit, language),
    place: placeNameOf(fact.place, language),
  });
}

/** "2 months’ rent", "half a month’s rent". */
function rentsText(exact: number, unit: "month" | "week", language: PageLocale): string {
  const count = Math.round(exact * 10) / 10;
  const { none, half, count: some } = moneyWords[language].rents;
  if (count === 0) return none;
  return count === 0.5 ? half[unit] : some[unit]({ count });
}

function whereOfWords(
  definition: FormDefinition,
  place: LexiconFinding["place"],
  language: PageLocale,
): Where & { name: string } {
  const { untitled, written } = problemWords[language];
  if ("fieldId" in place) {
    const field = findField(definition, place.fieldId)?.field;
    const name = field ? nameOf(definition, field, language) : untitled;
    return { name: written.question({ name }), step: 2, fieldId: place.fieldId };
  }
  if ("sectionId" in place) {
    const section = definition.sections.find(({ id }) => id === place.sectionId);
    const name = section ? nameOf(definition, section, language) : untitled;
    return { name: written.section({ name }), step: 2, anchor: `section-${place.sectionId}` };
  }
  if ("consentId" in place) return { name: written.consent, step: 4 };
  return { name: written[place.form], ...formAnchors[place.form] };
}

const formAnchors: Record<"title" | "intro" | "criteria", Where> = {
  title: { step: 1, anchor: "form-title" },
  intro: { step: 1, anchor: "form-title" },
  criteria: { step: 4, anchor: decideAnchors.criteria },
};
