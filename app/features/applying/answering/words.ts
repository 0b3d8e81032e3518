import { controlWords as en, type Words } from "../../../words/en/answering/controls";
import { controlWords as es } from "../../../words/es/answering/controls";
import { controlWords as fr } from "../../../words/fr/answering/controls";

export function wordsFor(locale: string): Words {
  const language = locale.toLowerCase().split("-")[0];
  return language === "es" ? es : language === "fr" ? fr : en;
}

export function fillWords(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
