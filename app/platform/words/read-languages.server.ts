import { type PageLocale, pageLocales } from "../../kernel/page-locale";
import { addWords } from "../../kernel/words";
import type { StaticFiles } from "../static-files";
import { wordsAddress } from "./addresses";

/** Files of the source, for what runs without a build. */
const sources = import.meta.env.PROD
  ? {}
  : import.meta.glob<string>("/app/words/compiled/*.json", { query: "?raw", import: "default" });

const missing = new Set(pageLocales.filter((locale) => locale !== "en"));

/** Makes every language known, once in the life of an isolate: fifteen of them would make its script slow to start. */
export async function readLanguages(staticFiles: StaticFiles): Promise<void> {
  await Promise.all(
    [...missing].map(async (locale) => {
      addWords(locale, await readFile(staticFiles, locale));
      missing.delete(locale);
    }),
  );
}

async function readFile(staticFiles: StaticFiles, locale: PageLocale): Promise<string> {
  const source = await sources[`/app/words/compiled/${locale}.json`]?.();
  return source ?? new TextDecoder().decode(await staticFiles.read(wordsAddress(locale)));
}
