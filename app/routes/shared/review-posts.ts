import { applicationPosts } from "~/features/deciding/application/commands/answer-application-posts.server";
import { decisionPosts } from "~/features/deciding/decision/commands/answer-decision-posts.server";
import {
  type IntentRow,
  type ReviewAnswer,
  type ReviewIntent,
  reviewIntents,
} from "~/features/deciding/decision/rules/review-post";
import { countedText, firstText } from "~/features/deciding/decision/words/outcome-words";
import { reviewWords } from "~/features/deciding/decision/words/review-words";
import { inboxPosts } from "~/features/deciding/inbox/commands/answer-inbox-posts.server";
import { type AccountLandlord, needing } from "~/kernel/actor";
import type { PageLocale } from "~/kernel/page-locale";
import type { Services } from "~/services";
import { reviewRoles } from "./team-access";

/** One row an intent: what may be posted with it, what does it, what is said afterwards. */
export const reviewPosts: Record<ReviewIntent, IntentRow> = { ...decisionPosts, ...inboxPosts, ...applicationPosts };

/** Does what a post about applications asks for. Every command checks the actor in its own SQL. `locale`: how times are written. */
export async function answerReviewPost(
  services: Services,
  actor: AccountLandlord,
  fields: Record<string, string>,
  language: PageLocale,
  locale: string = language,
): Promise<ReviewAnswer> {
  const { failures } = reviewWords[language];
  const badInput = { ok: false, intent: null, code: "bad-input", said: failures["bad-input"] } as const;
  const intent = reviewIntents.find((known) => known === fields.intent);
  if (!intent) return badInput;
  const { schema, handle, said } = reviewPosts[intent];
  const post = schema.safeParse(fields);
  if (!post.success) return badInput;
  const handled = await handle(services, needing(actor, reviewRoles[intent]), post.data as never);
  const first = firstText(handled.first, language, locale);
  if (!handled.ok) return { ...handled, intent, said: first ?? failures[handled.code] };
  const text = typeof said === "string" ? countedText(said, handled, language) : (said?.(handled, language) ?? null);
  return { moveIds: [], ...handled, intent, said: first ? [text, first].filter(Boolean).join(" ") : text };
}
