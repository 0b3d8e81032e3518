import type { PageLocale } from "../../kernel/page-locale";

const addresses = import.meta.glob<string>("/app/words/compiled/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The hashed address of a language's file, compiled by scripts/lib/words-plugin.ts. Throws for English, which is in the script. */
export function languageAddress(locale: PageLocale): string {
  const address = addresses[`/app/words/compiled/${locale}.json`];
  if (!address) throw new Error(`No file of words is called ${locale}`);
  return address;
}
