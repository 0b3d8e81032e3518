import { servicesContext } from "~/context";
import { marketingMeta } from "~/features/site/marketing/meta";
import { siteOwner } from "~/features/site/marketing/queries/site-owner.server";
import { EnglishDecides } from "~/features/site/marketing/ui/english-decides";
import { LongPage } from "~/features/site/marketing/ui/long-page";
import { useTermsParts } from "~/features/site/marketing/ui/terms-parts";
import { termsWords } from "~/features/site/marketing/words/terms-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { languageOf } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/terms-of-service";

const path = "/terms-of-service";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = termsWords[languageOf(matches)].meta;
  return marketingMeta(matches, { title, description, path });
}

export function loader({ context }: Route.LoaderArgs) {
  return { owner: siteOwner(context.get(servicesContext)) };
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  const { meta, lead } = useWords(termsWords);
  return (
    <LongPage
      title={meta.title}
      lead={lead}
      changed="2026-11-27"
      note={<EnglishDecides path={path} />}
      parts={useTermsParts(loaderData.owner)}
    />
  );
}
