import { type PageLocale, pageLocales } from "../../kernel/page-locale";
import { addLanguage, isLanguageKnown } from "../../kernel/words";
import type { StaticFiles } from "../static-files";
import { languageAddress } from "./addresses";

/** Files of the source, for what runs without a build. */
const sources = import.meta.env.PROD
  ? {}
  : import.meta.glob<string>("/app/words/compiled/*.json", { query: "?raw", import: "default" });

/** Makes every language known, once in the life of an isolate: fifteen of them would make its script slow to start. */
export async function readLanguages(staticFiles: StaticFiles): Promise<void> {
  const missing = pageLocales.filter((locale) => !isLanguageKnown(locale));
  await Promise.all(missing.map(async (locale) => addLanguage(locale, await readFile(staticFiles, locale))));
}

async function readFile(staticFiles: StaticFiles, locale: PageLocale): Promise<string> {
  const source = await sources[`/app/words/compiled/${locale}.json`]?.();
  return source ?? new TextDecoder().decode(await staticFiles.read(languageAddress(locale)));
}
