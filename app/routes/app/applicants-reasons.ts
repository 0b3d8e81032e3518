import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { listUnsupported } from "~/features/deciding/decision/queries/list-unsupported.server";
import { applicationIdsSchema } from "~/features/deciding/decision/schema";
import { refusedWords } from "~/routes/shared/words/refused-words";
import type { Route } from "./+types/applicants-reasons";

const headers = { "Cache-Control": "private, no-store" };

/** Which reasons for declining the facts of these applications do not support, as JSON: asked by the window that declines. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const ids = applicationIdsSchema.safeParse(new URL(request.url).searchParams.get("ids") ?? "");
  if (!ids.success) {
    return new Response(refusedWords[context.get(languageContext)].nameApplications, { status: 400, headers });
  }
  return Response.json(await listUnsupported(context.get(servicesContext), actor, ids.data), { headers });
}
