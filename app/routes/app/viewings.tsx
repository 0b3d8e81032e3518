import { data } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { endFeed, renewFeed } from "~/features/applying/viewings/commands/change-feed.server";
import { dayWords, feedWords } from "~/features/applying/viewings/landlord-words";
import { findFeedSince } from "~/features/applying/viewings/queries/find-feed.server";
import { listDay } from "~/features/applying/viewings/queries/list-day.server";
import { DayList } from "~/features/applying/viewings/ui/day-list";
import { FeedCard } from "~/features/applying/viewings/ui/feed-card";
import { readPost } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/viewings";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dayWords[languageOf(matches)].day.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const [slots, feedSince] = await Promise.all([listDay(services, actor), findFeedSince(services, actor)]);
  return { slots, feedSince, now: services.clock.now().getTime() };
}

const postSchema = z.object({ intent: z.enum(["renew", "end"]) });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const parsed = await readPost(request, postSchema);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  if (parsed.data.intent === "renew") {
    const made = await renewFeed(services, actor);
    if (made) return made;
  } else if (await endFeed(services, actor)) return { url: null };
  throw await signInAgain(request, context, "/app/viewings");
}

export default function ViewingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(dayWords).day;
  const { ended } = useWords(feedWords);
  const { slots, now, feedSince } = loaderData;
  return (
    <AppPage title={words.title} lead={words.text}>
      <div className="mt-5 flex flex-col gap-6">
        {actionData && actionData.url === null ? (
          <div role="status">
            <Notice tone="accent">{ended}</Notice>
          </div>
        ) : null}
        <DayList slots={slots} now={now} />
        <FeedCard since={feedSince} url={actionData?.url ?? null} />
      </div>
    </AppPage>
  );
}
