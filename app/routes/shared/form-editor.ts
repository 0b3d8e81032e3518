import { data, redirect } from "react-router";
import { z } from "zod";
import type { LimitsAnswer } from "../../features/forms/builder/limits-card";
import type { PublishAnswer } from "../../features/forms/builder/publish-form";
import { type PublishInput, publishForm } from "../../features/forms/rent-forms/commands/publish-form.server";
import { setFormLimits } from "../../features/forms/rent-forms/commands/set-form-limits.server";
import { readLimits, sayLimitError } from "../../features/forms/rent-forms/limits-form";
import { publishUses } from "../../features/forms/rent-forms/publish-choice";
import type { Refusal } from "../../features/forms/rent-forms/publishable";
import { findHomeZone } from "../../features/forms/rent-forms/queries/find-home-zone.server";
import type { Landlord } from "../../kernel/actor";
import type { RentFormId } from "../../kernel/ids";
import { singleLine } from "../../kernel/typed-text";
import type { Services } from "../../services";

const postSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("publish"),
    rev: z.coerce.number().int().min(1),
    use: z.enum(publishUses).optional(),
  }),
  z.object({
    intent: z.literal("limits"),
    opensUntil: singleLine().max(20).optional(),
    opensUntilWas: singleLine().max(20).optional(),
    maxApplications: singleLine().max(20),
  }),
]);

type Post = { formId: RentFormId; posted: URLSearchParams; address: string; detailsAt: string };

/** What the editor of an account and the one behind a manage link post: publishing, and when the form closes. */
export async function postFromEditor(
  services: Services,
  landlord: Landlord,
  { formId, posted, address, detailsAt }: Post,
) {
  const post = postSchema.safeParse(Object.fromEntries(posted));
  if (!post.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  if (post.data.intent === "publish") {
    return publish(services, landlord, { formId, rev: post.data.rev, use: post.data.use, address }, detailsAt);
  }
  const zone = await findHomeZone(services, landlord, formId);
  const limits = readLimits(post.data, zone);
  if ("errors" in limits) return limitsAnswer({ errors: limits.errors }, 400);
  const saved = await setFormLimits(services, landlord, { formId, limits });
  if (saved.ok) return limitsAnswer(saved.value, 200);
  if (saved.code === "not-found") throw data(null, { status: 404 });
  const errors = sayLimitError(saved.code, saved.detail?.latest, zone);
  return limitsAnswer({ errors: errors ?? { form: "This cannot be changed in the state the form is in now." } }, 400);
}

function limitsAnswer(answer: LimitsAnswer, status: number) {
  return data(answer, { status });
}

/** Ends at /form-success; of a form that somebody has to look at first, at its own page, which says so. */
async function publish(services: Services, landlord: Landlord, input: PublishInput, detailsAt: string) {
  const published = await publishForm(services, landlord, input);
  if (published.ok) {
    const { baseUrl } = services.config;
    const { urlId, isFirst, isHeld } = published.value;
    if (isHeld) throw redirect(detailsAt, 303);
    throw redirect(formSuccessPath({ baseUrl, urlId, isUser: landlord.kind === "account", isEdit: !isFirst }), 303);
  }
  switch (published.code) {
    case "not-found":
      throw data(null, { status: 404 });
    case "conflict":
      return refused(["The form was changed somewhere else. Look at what is asked at the top, then publish."], 409);
    case "wrong-state":
      return refused(["The form cannot be published in the state it is in now."], 409);
    case "refused":
      return refused((published.detail?.refusals ?? []).map(refusalText), 400);
  }
}

function refused(formErrors: string[], status: number) {
  return data({ formErrors } satisfies PublishAnswer, { status });
}

/** Why a form may not be published, for its landlord. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.code) {
    case "problems":
      return "Something in this form is not finished. The list at the top of this page says what.";
    case "landlord":
      return "Say who the landlord is, in the box at the top of this page. Applicants read it before they begin.";
    case "law":
      return refusal.placeName
        ? `Some of these questions may not be asked in ${refusal.placeName}, or need a reason. Their marks say which and why.`
        : "Some of these questions are asked nowhere on Rentform. Their marks say which and why.";
    case "lexicon":
      return refusal.problems.some(({ code }) => code === "refused")
        ? "Some texts of your own may not be asked in an application. Their notes say why, and what to ask instead."
        : "Some questions of your own need a reason. Their notes say why.";
    case "too-many-custom-questions":
      return `This form may have ${refusal.limit} questions of your own, and it has ${refusal.count}.`;
    case "other-form-open":
      return `“${refusal.title}” runs on the free plan already, and one form at a time is free. Close that one first, or use a credit.`;
    case "no-credit":
      return "There is no credit left in your account. Buy one, or choose the free plan.";
    case "no-welcome":
      return "The welcome credit of this address was used before.";
    case "credits-held":
      return "A payment of your account is disputed. Until that is settled nothing can be published on credit.";
  }
}

type Success = { baseUrl: string; urlId: string; isUser: boolean; isEdit: boolean };

/** Where publishing and editing end (specification, section 2). */
export function formSuccessPath({ baseUrl, urlId, isUser, isEdit }: Success): string {
  const search = { fUrl: `${baseUrl}/apply/${urlId}`, isUser: String(isUser), isEdit: String(isEdit) };
  return `/form-success?${new URLSearchParams(search)}`;
}
