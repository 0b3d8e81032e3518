import { dayMs } from "../../../kernel/durations";
import { numberFormat } from "../../../kernel/formatters";
import { labelled } from "../../../kernel/labelled";
import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage, say, type Words } from "../../../kernel/words";
import en from "../../../words/en/answering/privacy";
import type { FormDefinition, Property } from "../../forms/form-model/schema";
import { placeOf } from "../../forms/law/place-of";
import { retentionOf } from "../../forms/law/retention";
import { guestKeptMs } from "../../forms/rent-forms/rules";
import { undecided } from "../applications/retention";
import { draftLifeMs } from "../applications/rules";
import { shownTexts } from "./shown-texts";
import { wordsFor } from "./words";

/** Readers, purpose, time, rights: short, in the reader's language, true for this very form. */
const words = inEveryLanguage("answering/privacy", en);

/** What a notice goes by: where the home is, and whether an account has the form: what was sent to another ends with the form. */
export type NoticeSubject = {
  property: Pick<Property, "address" | "chosenSubplace">;
  hasAccount: boolean;
  /** How many may read it beside the landlord. Left out of pages that are the same for everybody and kept for a while. */
  colleagues?: number | undefined;
};

type Line = readonly [term: string, text: string];

/** `short`: all of it in a few words. */
export type PrivacyNotice = { title: string; short: string; lines: Line[]; more: string };

/** The notice of this form: how long is kept what, by the place of the home. */
export function privacyNotice(
  { property, hasAccount, colleagues = 0 }: NoticeSubject,
  locale: PageLocale,
): PrivacyNotice {
  const said = words[locale];
  const { title, more } = said;
  const everywhere = {
    draft: spokenTime(draftLifeMs / dayMs, "day", locale),
    sent: spokenTime(undecided.sentMonths, "month", locale),
    closed: spokenTime(undecided.closedDays, "day", locale),
    guest: spokenTime(guestKeptMs / dayMs, "day", locale),
  };
  const { place } = placeOf(property.address, property.chosenSubplace);
  const { unsuccessfulMonths, documentsDays } = retentionOf(place);
  const times = {
    ...everywhere,
    months: spokenTime(unsuccessfulMonths, "month", locale),
    days: spokenTime(documentsDays, "day", locale),
  };
  const line = ([term, text]: readonly [string, string | ((span: typeof times) => string)]): Line => [
    term,
    say(text, times),
  ];
  const kept = hasAccount ? [said.documents, said.answers, said.undecided] : [said.guest];
  const [term, onlyLandlord] = said.reader;
  const reader: Line = [term, colleagues > 0 ? `${onlyLandlord} ${said.readers({ count: colleagues })}` : onlyLandlord];
  const lines = [reader, said.purpose, said.before, ...kept, said.rights, said.encryption, said.browser].map(line);
  return { title, short: (hasAccount ? said.short.account : said.short.guest)(times), lines, more };
}

/** What of it is so on paper: nothing about our pages, and no times that only we keep. */
export function paperNotice(locale: PageLocale): Words<typeof en>["paper"] {
  return words[locale].paper;
}

/** "60 days", "60 días", "60 jours". */
export function spokenTime(value: number, unit: "month" | "day", locale: PageLocale): string {
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** What stood before the applicant, as stored: words over the signature, the notice and the landlord's texts by paragraphs. `visibleFields`: paths. */
export function noticesShown(
  form: {
    definition: FormDefinition;
    hasAccount: boolean;
    isReviewedInOrder: boolean;
    colleagues?: number | undefined;
  },
  visibleFields: readonly string[],
  locale: PageLocale,
): string[] {
  const { definition, hasAccount, colleagues } = form;
  const fields = definition.sections.flatMap((section) => section.fields);
  const signs = fields.some(({ kind, id }) => kind === "signature" && visibleFields.includes(id));
  const hint = signs ? [wordsFor(locale).signatureHint] : [];
  const { title, lines } = privacyNotice({ ...definition, hasAccount, colleagues }, locale);
  const landlords = shownTexts(form, visibleFields, locale).flatMap((shown) => [
    shown.title,
    ...shown.paragraphs.map(({ text }) => text),
  ]);
  return [...hint, title, ...lines.map(([term, text]) => labelled(term, text, locale)), ...landlords];
}
