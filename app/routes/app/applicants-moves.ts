import { data, redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { safeRedirect } from "~/kernel/safe-redirect";
import { readFields } from "~/platform/body/posted-fields.server";
import { answerReviewPost } from "~/routes/shared/review-posts";
import type { Route } from "./+types/applicants-moves";

const statuses = {
  "bad-input": 400,
  "not-found": 404,
  refused: 409,
  "out-of-turn": 409,
  taken: 409,
  undecided: 409,
  held: 409,
  gone: 409,
  plan: 409,
  "not-again": 409,
  unsupported: 409,
  "too-often": 429,
} as const;
/** A hundred applications, a letter and a note, each of their letters nine bytes on the wire. */
const postBytesMax = 128 * 1024;
const headers = { "Cache-Control": "private, no-store" };

export function loader() {
  return new Response("Method Not Allowed", { status: 405, headers: { ...headers, Allow: "POST" } });
}

/** Everything that a landlord does to applications, from the list and from the page of one. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const posted = await readFields(request, postBytesMax);
  const fields = Object.fromEntries([...(posted ?? [])].filter(([, value]) => value !== ""));
  const answer = await answerReviewPost(
    services,
    actor,
    fields,
    context.get(languageContext),
    context.get(localeContext),
  );
  // Where no script runs, the page itself shows what came of it.
  if (fields.back) return redirect(safeRedirect(fields.back), { headers });
  return data(answer, { status: answer.ok ? 200 : statuses[answer.code], headers });
}
