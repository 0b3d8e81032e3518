import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { markPresence } from "~/features/deciding/application/commands/mark-presence.server";
import { applicationIdSchema, rentFormIdSchema } from "~/kernel/ids";
import { doings } from "~/kernel/presence";
import { readPost } from "~/platform/body/posted-fields.server";
import { refusedWords } from "~/routes/shared/words/refused-words";
import type { Route } from "./+types/applicants-presence";

const headers = { "Cache-Control": "private, no-store" };
const postSchema = z.object({ formId: rentFormIdSchema, applicationId: applicationIdSchema, doing: z.enum(doings) });

export function loader() {
  return new Response("Method Not Allowed", { status: 405, headers: { ...headers, Allow: "POST" } });
}

/** What the page of an application posts every ten seconds in an account with colleagues; who else is there, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, postSchema);
  if (!parsed.success)
    return new Response(refusedWords[context.get(languageContext)].unknownStep, { status: 400, headers });
  const { actor } = context.get(requiredUserContext);
  const marked = await markPresence(context.get(servicesContext), actor, parsed.data);
  return marked.ok ? Response.json(marked.value, { headers }) : new Response("Not Found", { status: 404, headers });
}
