import { isolated } from "../../../kernel/isolated";
import type { PageLocale } from "../../../kernel/page-locale";
import { suggestAddress } from "../../../kernel/suggest-address";
import type { RawAnswers } from "../../forms/form-model/answers";
import { fieldPath, itemCount } from "../../forms/form-model/raw-answers";
import type { Section } from "../../forms/form-model/schema";
import { mailHintWords } from "./mail-hint-words";
import type { Notice } from "./ui/step-head";

/** The question about an address that was likely meant differently: its control, what was typed, what was meant, and what is said. */
export type MailHint = { path: string; typed: string; meant: string; text: string };

/** `settled`: of the draft. */
type Reader = { locale: PageLocale; settled?: readonly string[] | undefined };

/** Every address of a step that is one slip away from a common one, and of which nobody has said that it is right. */
export function mailHints(section: Section, raw: RawAnswers, { locale, settled = [] }: Reader): MailHint[] {
  const emails = section.fields.filter(({ kind }) => kind === "email");
  return Array.from({ length: itemCount(section, raw) }, (_, index) => index).flatMap((index) =>
    emails.flatMap((field) => {
      const path = fieldPath(section, field, index);
      const typed = raw[path]?.[0] ?? "";
      const meant = suggestAddress(typed);
      if (!meant || settled.includes(mailMark(typed))) return [];
      return [{ path, typed, meant, text: mailHintWords[locale].hint({ address: isolated(meant) }) }];
    }),
  );
}

/** Each address once, wherever it was typed. */
export function eachMail(hints: readonly MailHint[]): MailHint[] {
  const marks = hints.map(({ typed }) => mailMark(typed));
  return hints.filter((_, at) => marks.indexOf(marks[at] ?? "") === at);
}

/** Beginnings of the pressed button's value on the check page; the control's name follows. */
export const mailAnswers = { yes: "mail-yes:", no: "mail-no:" } as const;

/** Whether an answer to such a question was pressed, and where. */
export function mailAnswered(pressed: string | null): { path: string; isMeant: boolean } | null {
  for (const [answer, start] of Object.entries(mailAnswers))
    if (pressed?.startsWith(start)) return { path: pressed.slice(start.length), isMeant: answer === "yes" };
  return null;
}

/** Among a draft's `settled`: this address is right as it was typed. */
export function mailMark(typed: string): string {
  return `mail:${typed.trim().toLowerCase()}`;
}

/** What the page after a save asks of a new address; null where nothing is to be asked. `at`: address of the step saved. */
export function mailNotice(
  section: Section,
  { before, after }: Record<"before" | "after", RawAnswers>,
  { at, ...reader }: Reader & { at: string },
): Notice | null {
  const [first] = mailHints(section, after, reader).filter(({ path, typed }) => before[path]?.[0] !== typed);
  if (!first) return null;
  const { title, saved, change } = mailHintWords[reader.locale];
  const text = `${first.text} ${saved({ address: isolated(first.typed) })}`;
  return { kind: "warn", title, text, link: [`${at}#${first.path}`, change] };
}
