import { isolated } from "../../../kernel/isolated";
import type { PageLocale } from "../../../kernel/page-locale";
import { suggestAddress } from "../../../kernel/suggest-address";
import type { RawAnswers } from "../../forms/form-model/answers";
import { fieldPath, itemCount } from "../../forms/form-model/raw-answers";
import type { Section } from "../../forms/form-model/schema";
import { mailHintWords } from "./mail-hint-words";
import type { Notice } from "./ui/step-head";

/** The question about an address that was likely meant differently: its control, what was typed, and what is said. */
type MailHint = { path: string; typed: string; text: string };

/** Every address of a step that is one slip away from a common one. */
export function mailHints(section: Section, raw: RawAnswers, locale: PageLocale): MailHint[] {
  const emails = section.fields.filter(({ kind }) => kind === "email");
  return Array.from({ length: itemCount(section, raw) }, (_, index) => index).flatMap((index) =>
    emails.flatMap((field) => {
      const path = fieldPath(section, field, index);
      const typed = raw[path]?.[0] ?? "";
      const meant = suggestAddress(typed);
      return meant ? [{ path, typed, text: say(mailHintWords[locale].hint, meant) }] : [];
    }),
  );
}

/** What the page after a save asks of a new address; null where nothing is to be asked. `at`: address of the step saved. */
export function mailNotice(
  section: Section,
  { before, after }: Record<"before" | "after", RawAnswers>,
  { locale, at }: { locale: PageLocale; at: string },
): Notice | null {
  const [first] = mailHints(section, after, locale).filter(({ path, typed }) => before[path]?.[0] !== typed);
  if (!first) return null;
  const { title, saved, change } = mailHintWords[locale];
  const text = `${first.text} ${say(saved, first.typed)}`;
  return { kind: "warn", title, text, link: [`${at}#${first.path}`, change] };
}

/** Isolated: an address reads from left to right in any text. */
function say(words: string, address: string): string {
  return words.replace("{address}", () => isolated(address));
}
