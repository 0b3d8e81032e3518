import { requiredUserContext, servicesContext } from "~/context";
import { listNotices } from "~/features/deciding/notices/queries/list-notices.server";
import { parseListPosition } from "~/kernel/list-position";
import { signInAgain } from "~/routes/shared/session/session-ended";
import type { Route } from "./+types/notifications-list";

/** A page of the notices as JSON, for the data cache. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const before = parseListPosition(url.searchParams.get("before"));
  const page = await listNotices(services, actor, before);
  if (!page) throw await signInAgain(request, context, "/app/notifications");
  return Response.json(page);
}
