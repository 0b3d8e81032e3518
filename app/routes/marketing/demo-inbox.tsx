import { DemoInbox } from "~/features/site/marketing/demo/demo-inbox";
import { demoBase, readDemoRows } from "~/features/site/marketing/demo/read-demo";
import { marketingMeta } from "~/features/site/marketing/meta";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import inboxStylesUrl from "~/styles/inbox.css?url";
import type { Route } from "./+types/demo-inbox";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function links(): Route.LinkDescriptors {
  return [{ rel: "stylesheet", href: inboxStylesUrl }];
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(matches, {
    title: "Demo: a Landlord’s Inbox of Rental Applications",
    description:
      "Read the landlord’s side of Rentform without an account: twelve invented applications in one list, with flags by the landlord’s own rules.",
    path: demoBase,
  });
}

/** Invented people from the code: no row of anybody is read, and none is written. */
export function loader() {
  return { rows: readDemoRows() };
}

export default function DemoInboxRoute({ loaderData }: Route.ComponentProps) {
  return <DemoInbox rows={loaderData.rows} />;
}
