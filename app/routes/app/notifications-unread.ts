import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { markOpened } from "~/features/deciding/notices/commands/mark-notice.server";
import { keepSeenZone } from "~/features/deciding/notices/commands/save-preferences.server";
import { countUnread } from "~/features/deciding/notices/queries/list-notices.server";
import { singleLine } from "~/kernel/typed-text";
import type { Unread } from "~/kernel/unread";
import { isZone } from "~/kernel/zone-offset";
import { readPost } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import type { Route } from "./+types/notifications-unread";

/** How many notices are unread, as JSON: what the header asks for every 20 seconds. */
export async function loader(args: Route.LoaderArgs) {
  const { actor } = args.context.get(requiredUserContext);
  return answerCount(args, await countUnread(args.context.get(servicesContext), actor));
}

const postSchema = z.union([z.object({ ref: z.uuid() }), z.object({ zone: singleLine().max(64).refine(isZone) })]);

/** The page of an application or form was shown: marks what told of it as read. Or the browser's clocks go by another zone than before. Gives the new count. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const parsed = await readPost(request, postSchema);
  if (!parsed.success) return new Response(refusedWords[context.get(languageContext)].unknownStep, { status: 400 });
  const { actor } = context.get(requiredUserContext);
  const services = context.get(servicesContext);
  const post = parsed.data;
  const unread =
    "zone" in post ? await keepSeenZone(services, actor, post.zone) : await markOpened(services, actor, post.ref);
  return answerCount(args, unread);
}

async function answerCount(
  { request, context }: Pick<Route.LoaderArgs, "request" | "context">,
  unread: Unread | null,
): Promise<Response> {
  if (!unread) throw await signInAgain(request, context, "/app/dashboard");
  return Response.json(unread);
}
