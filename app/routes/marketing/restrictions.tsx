import { servicesContext } from "~/context";
import { marketingMeta } from "~/features/site/marketing/meta";
import { LongPage } from "~/features/site/marketing/ui/long-page";
import { restrictionParts } from "~/features/site/marketing/ui/restriction-parts";
import { restrictionsWords } from "~/features/site/marketing/words/restrictions-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { languageOf } from "~/ui/page-meta";
import { usePageLanguage, useWords } from "~/ui/use-words";
import { countEntries } from "../../features/forms/law/packs.server";
import type { Route } from "./+types/restrictions";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

/** Counted from the rule packs: this page is made at build. */
export async function loader({ context }: Route.LoaderArgs) {
  return { count: await countEntries(context.get(servicesContext).staticFiles) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = restrictionsWords[languageOf(matches)].meta;
  return marketingMeta(matches, { title, description, path: "/restrictions" });
}

export default function Restrictions({ loaderData: { count } }: Route.ComponentProps) {
  const { title, lead } = useWords(restrictionsWords);
  const parts = restrictionParts(count, usePageLanguage());
  return <LongPage title={title} lead={lead} changed="2026-11-22" parts={parts} />;
}
