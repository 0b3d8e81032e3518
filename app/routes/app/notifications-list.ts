import { requiredUserContext, servicesContext } from "~/context";
import { parseListPosition } from "~/features/guests/list-position";
import { listNotices } from "~/features/notices/queries.server";
import { signInAgain } from "~/session-ended";
import type { Route } from "./+types/notifications-list";

/** A page of the notices as JSON, for the data cache. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const before = parseListPosition(url.searchParams.get("before"));
  const page = await listNotices(services, { kind: "account", sessionToken }, before);
  if (!page) throw await signInAgain(request, context, "/app/notifications");
  return Response.json(page);
}
