import { localeContext } from "~/context";
import { DemoInbox } from "~/features/site/marketing/demo/demo-inbox";
import { demoBase, readDemoRows } from "~/features/site/marketing/demo/read-demo";
import { marketingMeta } from "~/features/site/marketing/meta";
import { demoWords } from "~/features/site/marketing/words/demo-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import inboxStylesUrl from "~/styles/inbox.css?url";
import { languageOf } from "~/ui/page-meta";
import type { Route } from "./+types/demo-inbox";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function links(): Route.LinkDescriptors {
  return [{ rel: "stylesheet", href: inboxStylesUrl }];
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = demoWords[languageOf(matches)].meta;
  return marketingMeta(matches, { title, description, path: demoBase });
}

/** Invented people from the code: no row of anybody is read, and none is written. */
export function loader({ context }: Route.LoaderArgs) {
  return { rows: readDemoRows(context.get(localeContext)) };
}

export default function DemoInboxRoute({ loaderData }: Route.ComponentProps) {
  return <DemoInbox rows={loaderData.rows} />;
}
