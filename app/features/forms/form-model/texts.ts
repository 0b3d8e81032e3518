import { messages as en } from "../../../words/en/form-model/report";
import { messages as es } from "../../../words/es/form-model/report";
import { messages as fr } from "../../../words/fr/form-model/report";
import type { Messages } from "./error-text";
import type { Kind } from "./kinds/kind";
import { kinds } from "./kinds/registry";

const languages = [en, es, fr].map((general, index) => ({
  ...general,
  templates: { ...general.templates, ...ofKinds(index) },
}));

/** "required:money": what the kinds say themselves, in one language. */
function ofKinds(language: number): Record<string, string> {
  const own = Object.entries(kinds as Record<string, Pick<Kind, "messages">>).flatMap(([kind, { messages = {} }]) =>
    Object.entries(messages).map(([code, texts]) => [`${code}:${kind}`, texts[language] ?? ""]),
  );
  return Object.fromEntries(own);
}

/** Messages for a page's language, English without texts. `phoneExample`: as the home's country writes it. */
export function messagesFor(locale: string, phoneExample?: string): Messages {
  const language = locale.toLowerCase().split("-")[0];
  const messages = languages.find((candidate) => candidate.locale === language) ?? (languages[0] as Messages);
  if (!phoneExample) return messages;
  const required = messages.templates["required:phone"]?.replace(/\+\d[\d ]+\d/, () => phoneExample) ?? "";
  return { ...messages, templates: { ...messages.templates, "required:phone": required } };
}
