import { messages as en } from "../../words/en/form-model/report";
import { messages as es } from "../../words/es/form-model/report";
import { messages as fr } from "../../words/fr/form-model/report";
import type { Messages } from "./error-text";
import { examplePhone } from "./example-values";

/** Messages for a page's language, English without texts. `country`: whose example of a phone number. */
export function messagesFor(locale: string, country?: string): Messages {
  const language = locale.toLowerCase().split("-")[0];
  const messages = [es, fr].find((candidate) => candidate.locale === language) ?? en;
  if (!country) return messages;
  const templates = Object.entries(messages.templates).map(([code, text]) => [
    code,
    text.replace(/\+\d[\d ]+\d/, (own) => examplePhone(country) ?? own),
  ]);
  return { ...messages, templates: Object.fromEntries(templates) };
}
