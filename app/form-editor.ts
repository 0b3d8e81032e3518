import { data, redirect } from "react-router";
import { z } from "zod";
import type { Services } from "../workers/services";
import type { PublishAnswer } from "./features/rent-forms/builder/publish-form";
import { publishForm } from "./features/rent-forms/commands-publish.server";
import type { Refusal } from "./features/rent-forms/publishable";
import type { Landlord } from "./kernel/actor";
import type { RentFormId } from "./kernel/ids";

const publishSchema = z.object({ intent: z.literal("publish"), rev: z.coerce.number().int().min(1) });

/** What the editor of an account and the one behind a manage link post at the last step. Ends at /form-success. */
export async function publishFromEditor(
  services: Services,
  landlord: Landlord,
  { formId, posted }: { formId: RentFormId; posted: URLSearchParams },
) {
  const input = publishSchema.safeParse(Object.fromEntries(posted));
  if (!input.success) throw data("This page does not know that step.", { status: 400 });
  const published = await publishForm(services, landlord, { formId, rev: input.data.rev });
  if (published.ok) {
    const { baseUrl } = services.config;
    const { urlId, isFirst } = published.value;
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
  }
}

type Success = { baseUrl: string; urlId: string; isUser: boolean; isEdit: boolean };

/** Where publishing and editing end (specification, section 2). */
export function formSuccessPath({ baseUrl, urlId, isUser, isEdit }: Success): string {
  const search = { fUrl: `${baseUrl}/apply/${urlId}`, isUser: String(isUser), isEdit: String(isEdit) };
  return `/form-success?${new URLSearchParams(search)}`;
}
