import { data } from "react-router";
import { localeContext } from "~/context";
import { DemoApplication } from "~/features/site/marketing/demo/demo-application";
import { readDemoApplication } from "~/features/site/marketing/demo/read-demo";
import { demoWords } from "~/features/site/marketing/words/demo-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/demo-application";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = pageTitle(demoWords[languageOf(matches)].applicationTitle);
  return [{ title }, { name: "robots", content: "noindex" }];
}

export function loader({ params, context }: Route.LoaderArgs) {
  const demo = /^[1-9]\d?$/.test(params.number)
    ? readDemoApplication(Number(params.number), context.get(localeContext))
    : null;
  if (!demo) throw data(null, { status: 404 });
  return { demo };
}

export default function DemoApplicationRoute({ loaderData }: Route.ComponentProps) {
  return <DemoApplication demo={loaderData.demo} />;
}
