import { messages as en } from "../../../words/en/form-model/report";
import { messages as es } from "../../../words/es/form-model/report";
import { messages as fr } from "../../../words/fr/form-model/report";
import type { Messages } from "./error-text";

/** Messages for a page's language, English without texts. `phoneExample`: as the home's country writes it. */
export function messagesFor(locale: string, phoneExample?: string): Messages {
  const language = locale.toLowerCase().split("-")[0];
  const messages = [es, fr].find((candidate) => candidate.locale === language) ?? en;
  if (!phoneExample) return messages;
  const required = messages.templates["required:phone"]?.replace(/\+\d[\d ]+\d/, () => phoneExample) ?? "";
  return { ...messages, templates: { ...messages.templates, "required:phone": required } };
}
