import type { PageLocale } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import { listSlots } from "../../viewings/queries/list-slots.server";
import { homePath } from "../home-path";
import type { HomeView, HomeViewings } from "../home-view";

const mostTimes = 8;

/** The page of a home whose form takes applications. Knows nothing of the reader but the language. */
export async function homeView(services: Services, form: PublishedForm, locale: PageLocale): Promise<HomeView> {
  const { urlId, definition, hasAccount, opensUntil, isReviewedInOrder, viewingStage, isIndexed } = form;
  const shown = { urlId, definition, hasAccount, opensUntil, isReviewedInOrder, viewingStage, isIndexed };
  const viewings = await freeTimes(services, form);
  return { kind: "home", locale, path: homePath(urlId, definition), viewings, ...shown };
}

/** Null where nobody asks for a viewing before applying. Before a draw every time is free to ask for. */
async function freeTimes(services: Services, form: PublishedForm): Promise<HomeViewings | null> {
  const offered = form.viewingStage === "before" ? await listSlots(services, form.formId) : null;
  if (!offered) return null;
  const isBeforeDraw = offered.rule === "lot" && offered.drawnAt === null;
  const free = offered.slots.filter((slot) => isBeforeDraw || slot.free > 0);
  const times = free.slice(0, mostTimes).map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  return { times, areAny: offered.slots.length > 0 };
}
