import { pageLocales } from "../../app/kernel/page-locale";
import { addWords } from "../../app/kernel/words";

/** Every language is known, as the Worker makes it before it answers. */
const files = import.meta.glob<string>("/app/words/compiled/*.json", { query: "?raw", import: "default", eager: true });

for (const locale of pageLocales.filter((one) => one !== "en"))
  addWords(locale, files[`/app/words/compiled/${locale}.json`] ?? "{}");
