import { languageContext, servicesContext } from "~/context";
import { marketingMeta } from "~/features/site/marketing/meta";
import { retentionRows } from "~/features/site/marketing/queries/retention-rows.server";
import { mailProvider, siteOwner } from "~/features/site/marketing/queries/site-owner.server";
import { EnglishDecides } from "~/features/site/marketing/ui/english-decides";
import { LongPage } from "~/features/site/marketing/ui/long-page";
import { usePrivacyParts } from "~/features/site/marketing/ui/privacy-parts";
import { privacyWords } from "~/features/site/marketing/words/privacy-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { languageOf } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/privacy-policy";

const path = "/privacy-policy";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = privacyWords[languageOf(matches)].meta;
  return marketingMeta(matches, { title, description, path });
}

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const retention = retentionRows(context.get(languageContext));
  return { retention, owner: siteOwner(services), sendsBy: mailProvider(services) };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { meta, lead } = useWords(privacyWords);
  return (
    <LongPage
      title={meta.title}
      lead={lead}
      changed="2026-11-27"
      note={<EnglishDecides path={path} />}
      parts={usePrivacyParts(loaderData.retention, loaderData.owner, loaderData.sendsBy)}
    />
  );
}
