import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/templates";
import { inLocales, localize } from "../form-model/localized";
import type { ReadySection, Template } from "../form-model/templates";

const words = inEveryLanguage("builder/templates", en);

/** What a template is called, and what it asks. */
export function templateText({ key, official }: Template, language: PageLocale): { name: string; summary: string } {
  const { listed, templates } = words[language];
  if (key !== "listed") return templates[key];
  const { name: form = "", fidelity = "listed-only" } = official ?? {};
  return { name: listed.name({ form }), summary: listed.summaries[fidelity]({ form }) };
}

/** What a ready section is called, and what it asks in a few words. */
export function sectionText({ key, title }: ReadySection, language: PageLocale): { name: string; asks: string } {
  return { name: localize(inLocales(title, "en"), language, "en"), asks: words[language].sections[key] };
}
