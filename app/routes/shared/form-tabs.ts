import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import {
  type AskIntent,
  answerAskIntent,
  askIntents,
} from "~/features/applying/info-requests/commands/ask-intents.server";
import { doneNotices } from "~/features/deciding/form-page/ui/form-head";
import type { LimitErrors } from "~/features/deciding/form-page/ui/form-settings";
import { recordFirstView } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { appealForm } from "~/features/forms/rent-forms/commands/appeal-form.server";
import { assignForm } from "~/features/forms/rent-forms/commands/assign-form.server";
import { duplicateForm } from "~/features/forms/rent-forms/commands/create-form.server";
import { moveByIntent } from "~/features/forms/rent-forms/commands/move-by-intent.server";
import { payWithCredit } from "~/features/forms/rent-forms/commands/pay-with-credit.server";
import { setFormLimits } from "~/features/forms/rent-forms/commands/set-form-limits.server";
import { setIndexing } from "~/features/forms/rent-forms/commands/set-indexing.server";
import { swapOpenForm } from "~/features/forms/rent-forms/commands/swap-open-form.server";
import { readLimits, sayLimitError } from "~/features/forms/rent-forms/limits-form";
import { moveIntents } from "~/features/forms/rent-forms/moves";
import { findHomeZone } from "~/features/forms/rent-forms/queries/find-home-zone.server";
import { appealSchema } from "~/features/forms/screening/schema";
import { type AccountLandlord, needing } from "~/kernel/actor";
import { applicationIdSchema, type RentFormId, rentFormIdSchema } from "~/kernel/ids";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { singleLine } from "../../kernel/typed-text";
import type { Services } from "../../services";
import type { Route } from "../app/+types/forms-details";
import { refusedWords } from "./words/refused-words";

const askSchema = z.object({
  confirm: z.enum(["close", "delete"]).nullable().catch(null),
  done: z.enum(doneNotices).nullable().catch(null),
});

/** What the address of a tab asks for or tells: a question before a move, and what was done. */
export function readFormAsk(search: URLSearchParams): z.infer<typeof askSchema> {
  return askSchema.parse({ confirm: search.get("confirm"), done: search.get("done") });
}

type FormRequest = Pick<Route.ActionArgs, "request" | "params" | "context">;

/** Whose form a tab is about; 404 where the address names none. */
export function readFormOf({ params, context }: Omit<FormRequest, "request">) {
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw gone();
  const { actor, email } = context.get(requiredUserContext);
  return { services: context.get(servicesContext), actor, email, formId: formId.data };
}

export const gone = () => data(null, { status: 404 });

const postSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(moveIntents) }),
  z.object({ intent: z.enum(["duplicate", "swap"]) }),
  z.object({
    intent: z.literal("use-credit"),
    term: z.coerce.number().int().min(1),
    use: z.enum(["credit", "welcome"]),
  }),
  z.object({
    intent: z.literal("viewed"),
    rev: z.coerce.number().int().min(1).optional(),
    answer: z.coerce.number().int().min(0).optional(),
  }),
  z.object({ intent: z.enum(askIntents) }),
  appealSchema,
  z.object({ intent: z.literal("index"), isIndexed: z.literal("on").optional() }),
  z.object({ intent: z.literal("assign"), to: singleLine().max(64) }),
  z.object({
    intent: z.literal("limits"),
    opensUntil: singleLine().max(20).optional(),
    opensUntilWas: singleLine().max(20).optional(),
    maxApplications: singleLine().max(20),
  }),
]);

/** Does what a tab of a form asks for and leads back: "" or "/settings". 400 with words, 404, 409 where it has changed. */
export async function answerFormPost({ request, params, context }: FormRequest, tab: "" | "/settings") {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const fields = await readSmallForm(request);
  const parsed = postSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  if (!formId.success) throw gone();
  const post = parsed.data;
  const doneAt = (id: string, done: string) =>
    redirect(`/app/forms/${id}${done === "duplicate" ? "" : tab}?done=${done}`, 303);
  switch (post.intent) {
    case "viewed":
      return recordShown(services, needing(actor, "viewer"), { ...post, request, formId: formId.data });
    case "request-info":
    case "ask-questions":
    case "cancel-info":
      return ask(services, needing(actor, "reviewer"), {
        request,
        formId: formId.data,
        post: { intent: post.intent, fields },
      });
    case "duplicate": {
      const copied = await duplicateForm(services, actor, formId.data);
      if (copied.ok) throw doneAt(copied.value.formId, "duplicate");
      return refuse(copied.code);
    }
    case "swap": {
      const swapped = await swapOpenForm(services, actor, formId.data);
      if (swapped.ok) throw doneAt(formId.data, "swap");
      return refuse(swapped.code);
    }
    case "appeal": {
      const told = await appealForm(services, actor, { formId: formId.data, text: post.appeal });
      if (told.ok) throw doneAt(formId.data, "appealed");
      return refuse(told.code, { "too-often": 429, "no-words": 400 }[told.code as string]);
    }
    case "use-credit": {
      const { term, use } = post;
      const paid = await payWithCredit(services, needing(actor, "owner"), { formId: formId.data, term, use });
      if (paid.ok) throw doneAt(formId.data, "use-credit");
      return refuse(paid.code);
    }
    case "index": {
      const set = await setIndexing(services, actor, { formId: formId.data, isIndexed: post.isIndexed === "on" });
      if (set.ok) throw doneAt(formId.data, "limits");
      return refuse(set.code);
    }
    case "assign": {
      const assigned = await assignForm(services, actor, { formId: formId.data, to: post.to || null });
      if (assigned.ok) throw doneAt(formId.data, "limits");
      return refuse(assigned.code);
    }
    case "limits": {
      const zone = await findHomeZone(services, actor, formId.data);
      const language = context.get(languageContext);
      const limits = readLimits(post, zone, language);
      if ("errors" in limits) return data({ failure: null, errors: limits.errors }, { status: 400 });
      const saved = await setFormLimits(services, actor, { formId: formId.data, limits });
      if (saved.ok) throw doneAt(formId.data, "limits");
      const errors = sayLimitError({ code: saved.code, latest: saved.detail?.latest }, zone, language);
      return errors ? data({ failure: null, errors }, { status: 400 }) : refuse(saved.code);
    }
    default: {
      const moved = await moveByIntent(services, actor, { formId: formId.data, intent: post.intent });
      if (moved.ok) throw doneAt(formId.data, moved.value.isGivenBack ? `${post.intent}-returned` : post.intent);
      return refuse(moved.code);
    }
  }
}

function refuse(code: string, status = 409) {
  if (code === "not-found") throw gone();
  return data({ failure: code, errors: {} as LimitErrors }, { status });
}

/** Asks an applicant for more, or takes that back; then the same page again. */
async function ask(
  services: Services,
  actor: AccountLandlord,
  {
    request,
    formId,
    post,
  }: { request: Request; formId: RentFormId; post: { intent: AskIntent; fields: URLSearchParams } },
) {
  const applicationId = applicationIdSchema.safeParse(new URL(request.url).searchParams.get("applicationId"));
  if (!applicationId.success) throw gone();
  const key = { formId, applicationId: applicationId.data };
  const refused = await answerAskIntent(services, actor, key, post);
  if (refused === null) throw redirect(`/app/forms/${formId}?applicationId=${applicationId.data}&tab=requests`, 303);
  return refuse(refused);
}

/** The page tells that an application was shown. A fetch ahead never posts. */
async function recordShown(
  services: Services,
  actor: AccountLandlord,
  { request, formId, rev, answer }: { request: Request; formId: RentFormId; rev?: number; answer?: number },
) {
  const applicationId = applicationIdSchema.safeParse(new URL(request.url).searchParams.get("applicationId"));
  const viewed = applicationId.success
    ? await recordFirstView(services, actor, { formId, applicationId: applicationId.data, rev, answer })
    : null;
  if (!viewed?.ok) throw gone();
  return null;
}
