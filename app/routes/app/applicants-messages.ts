import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { answerLandlordPost } from "~/features/applying/messages/commands/post-landlord-answer.server";
import { findEarlierMessages } from "~/features/applying/messages/queries/find-earlier-messages.server";
import { applicationIdSchema, rentFormIdSchema } from "~/kernel/ids";
import { readFields } from "~/platform/body/posted-fields.server";
import type { Route } from "./+types/applicants-messages";

const headers = { "Cache-Control": "private, no-store" };
/** A hundred applications and a text of 2,000 letters, each of them nine bytes on the wire, with room. */
const postBytesMax = 128 * 1024;

const askedSchema = z.object({ formId: rentFormIdSchema, applicationId: applicationIdSchema, before: z.uuid() });

/** Earlier messages of one thread, as JSON. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const asked = askedSchema.safeParse(Object.fromEntries(url.searchParams));
  const page = asked.success ? await findEarlierMessages(context.get(servicesContext), actor, asked.data) : null;
  return page ? Response.json(page, { headers }) : new Response("Not Found", { status: 404, headers });
}

/** Writes to one applicant or many, or marks as seen what an applicant wrote; answers as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(requiredUserContext);
  const fields = await readFields(request, postBytesMax);
  const { status, answer, retryAfterSeconds } = await answerLandlordPost(context.get(servicesContext), actor, fields);
  const response = Response.json(answer, { status, headers });
  if (retryAfterSeconds) response.headers.set("Retry-After", String(retryAfterSeconds));
  return response;
}
