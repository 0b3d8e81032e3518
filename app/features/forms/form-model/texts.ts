import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import { asTemplate, inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/form-model/report";
import type { Messages } from "./error-text";

const words = inEveryLanguage("form-model/report", en);

const made = new Map<PageLocale, Messages>();

/** Messages for a page's language, English without texts. `phoneExample`: as the home's country writes it. */
export function messagesFor(locale: string, phoneExample?: string): Messages {
  const messages = inLanguage(readLanguage(locale));
  if (!phoneExample) return messages;
  const required = messages.templates["required:phone"]?.replace(/\+\d[\d ]+\d/, () => phoneExample) ?? "";
  return { ...messages, templates: { ...messages.templates, "required:phone": required } };
}

/** As templates: the tenant's browser fills them in as well. */
function inLanguage(locale: PageLocale): Messages {
  const { colon, templates } = words[locale];
  const texts = Object.entries(templates).map(([code, message]) => [code, asTemplate(message)]);
  const messages = made.get(locale) ?? { locale, colon, templates: Object.fromEntries(texts) };
  made.set(locale, messages);
  return messages;
}
