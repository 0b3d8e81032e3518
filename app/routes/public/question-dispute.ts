import { servicesContext } from "~/context";
import { disputeQuestion } from "~/features/forms/law/commands/dispute-question.server";
import { questionDoubtSchema } from "~/features/forms/law/schema";
import { readJson } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { fileHeaders } from "~/platform/security-headers";
import type { Route } from "./+types/question-dispute";

const headers = { "Cache-Control": "private, no-store" };
/** A question of 1,000 letters, each of their letters six bytes on the wire. */
const maxBodyBytes = 8 * 1024;

export function loader() {
  return new Response("Method Not Allowed", { status: 405, headers: { ...fileHeaders, ...headers, Allow: "POST" } });
}

/** Takes a question that the builder refused and somebody thinks is right. 204; 400 unreadable, 413 too large, 429 too many. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readJson(request, questionDoubtSchema, maxBodyBytes);
  if (!posted?.success) return new Response(null, { status: posted ? 400 : 413, headers });
  const kept = await disputeQuestion(context.get(servicesContext), {
    address: clientAddress(request),
    doubt: posted.data,
  });
  if (kept.ok) return new Response(null, { status: 204, headers });
  const retry = { "Retry-After": String(kept.detail.retryAfterSeconds) };
  return new Response(null, { status: 429, headers: { ...headers, ...retry } });
}
