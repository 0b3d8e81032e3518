import { data, redirect } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { ExportChoice } from "~/features/exports/ui/export-choice";
import { type AskIntent, answerAskIntent, askIntents } from "~/features/info-requests/commands/ask-intents.server";
import { recordFirstView } from "~/features/manage-link/commands/request-manage-link.server";
import { appealForm } from "~/features/rent-forms/commands/appeal-form.server";
import { duplicateForm } from "~/features/rent-forms/commands/create-form.server";
import { moveByIntent } from "~/features/rent-forms/commands/move-by-intent.server";
import { payWithCredit } from "~/features/rent-forms/commands/pay-with-credit.server";
import { setFormLimits } from "~/features/rent-forms/commands/set-form-limits.server";
import { swapOpenForm } from "~/features/rent-forms/commands/swap-open-form.server";
import { readLimits, sayLimitError } from "~/features/rent-forms/limits-form";
import { moveIntents } from "~/features/rent-forms/moves";
import { findHomeZone } from "~/features/rent-forms/queries/find-home-zone.server";
import { readApplicationPage } from "~/features/review/queries/read-application-page.server";
import { readFormPage } from "~/features/review/queries/read-form-page.server";
import { ApplicationPage } from "~/features/review/ui/application-page";
import { doneNotices } from "~/features/review/ui/form-head";
import { FormPage } from "~/features/review/ui/form-page";
import type { LimitErrors } from "~/features/review/ui/form-settings";
import { appealSchema } from "~/features/screening/schema";
import type { AccountLandlord } from "~/kernel/actor";
import { applicationIdSchema, type RentFormId, rentFormIdSchema } from "~/kernel/ids";
import { parseListPosition } from "~/kernel/list-position";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { pageTitle } from "~/ui/page-meta";
import type { Services } from "../../services";
import type { Route } from "./+types/forms-details";

export function meta() {
  return [{ title: pageTitle("Form Details") }, { name: "robots", content: "noindex" }];
}

const searchSchema = z.object({
  applicationId: applicationIdSchema.nullable().catch(null),
  confirm: z.enum(["close", "delete"]).nullable().catch(null),
  done: z.enum(doneNotices).nullable().catch(null),
});

const gone = () => data(null, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { sessionToken, email } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw gone();
  const search = new URL(request.url).searchParams;
  const { applicationId, ...asked } = searchSchema.parse({
    applicationId: search.get("applicationId"),
    confirm: search.get("confirm"),
    done: search.get("done"),
  });
  if (applicationId) {
    const key = { formId: formId.data, applicationId };
    const page = await readApplicationPage(services, actor, key, search.get("list"));
    if (!page) throw gone();
    return page;
  }
  const before = parseListPosition(search.get("before"));
  const page = await readFormPage(services, actor, { formId: formId.data, before, email });
  if (!page) throw gone();
  return { view: "form" as const, ...asked, ...page };
}

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
  z.object({
    intent: z.literal("limits"),
    opensUntil: z.string().max(20).optional(),
    opensUntilWas: z.string().max(20).optional(),
    maxApplications: z.string().max(20),
  }),
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const fields = await readSmallForm(request);
  const parsed = postSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw data("This page does not know that step.", { status: 400 });
  if (!formId.success) throw gone();
  const post = parsed.data;
  const doneAt = (id: string, done: string) => redirect(`/app/forms/${id}?done=${done}`, 303);
  switch (post.intent) {
    case "viewed":
      return recordShown(services, actor, { ...post, request, formId: formId.data });
    case "request-info":
    case "cancel-info":
      return ask(services, actor, { request, formId: formId.data, post: { intent: post.intent, fields } });
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
      const paid = await payWithCredit(services, actor, { formId: formId.data, term, use });
      if (paid.ok) throw doneAt(formId.data, "use-credit");
      return refuse(paid.code);
    }
    case "limits": {
      const zone = await findHomeZone(services, actor, formId.data);
      const limits = readLimits(post, zone);
      if ("errors" in limits) return data({ failure: null, errors: limits.errors }, { status: 400 });
      const saved = await setFormLimits(services, actor, { formId: formId.data, limits });
      if (saved.ok) throw doneAt(formId.data, "limits");
      const errors = sayLimitError(saved.code, saved.detail?.latest, zone);
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
  if (refused === null) throw redirect(`/app/forms/${formId}?applicationId=${applicationId.data}`, 303);
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

/** One address, two pages. */
export default function FormDetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.view === "form" ? (
    <FormPage
      page={loaderData}
      answer={actionData ?? null}
      exporting={<ExportChoice fields={{ what: "form", form: loaderData.formId }} />}
    />
  ) : (
    <ApplicationPage page={loaderData} failure={actionData?.failure ?? null} />
  );
}
