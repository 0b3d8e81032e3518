import { requiredUserContext, servicesContext } from "~/context";
import { dayWords } from "~/features/applying/viewings/landlord-words";
import { listDay } from "~/features/applying/viewings/queries/list-day.server";
import { DayList } from "~/features/applying/viewings/ui/day-list";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/viewings";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dayWords[languageOf(matches)].day.title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const slots = await listDay(services, actor);
  return { slots, now: services.clock.now().getTime() };
}

export default function ViewingsRoute({ loaderData }: Route.ComponentProps) {
  const words = useWords(dayWords).day;
  return (
    <AppPage title={words.title} lead={words.text}>
      <div className="mt-5 flex flex-col gap-6">
        <DayList {...loaderData} />
      </div>
    </AppPage>
  );
}
