import { data, redirect } from "react-router";
import { z } from "zod";
import type { LimitsAnswer } from "../../features/forms/builder/limits-card";
import type { PublishAnswer } from "../../features/forms/builder/publish-form";
import { placeNameOf } from "../../features/forms/law/place-names";
import { type PublishInput, publishForm } from "../../features/forms/rent-forms/commands/publish-form.server";
import { setFormLimits } from "../../features/forms/rent-forms/commands/set-form-limits.server";
import { readLimits, sayLimitError } from "../../features/forms/rent-forms/limits-form";
import { publishUses } from "../../features/forms/rent-forms/publish-choice";
import type { Refusal } from "../../features/forms/rent-forms/publishable";
import { findHomeZone } from "../../features/forms/rent-forms/queries/find-home-zone.server";
import { type Landlord, needing } from "../../kernel/actor";
import type { RentFormId } from "../../kernel/ids";
import type { PageLocale } from "../../kernel/page-locale";
import { singleLine } from "../../kernel/typed-text";
import type { Services } from "../../services";
import { publishRefusedWords } from "./words/publish-refused-words";
import { refusedWords } from "./words/refused-words";

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

type Post = { formId: RentFormId; posted: URLSearchParams; address: string; detailsAt: string; language: PageLocale };

/** What the editor of an account and the one behind a manage link post: publishing, and when the form closes. */
export async function postFromEditor(
  services: Services,
  landlord: Landlord,
  { formId, posted, address, detailsAt, language }: Post,
) {
  const post = postSchema.safeParse(Object.fromEntries(posted));
  if (!post.success) throw data(refusedWords[language].cannotDo, { status: 400 });
  if (post.data.intent === "publish") {
    const input = { formId, rev: post.data.rev, use: post.data.use, address };
    const isPaid = post.data.use === "credit" || post.data.use === "welcome";
    return publish(services, isPaid ? needing(landlord, "owner") : landlord, input, { detailsAt, language });
  }
  const zone = await findHomeZone(services, landlord, formId);
  const limits = readLimits(post.data, zone, language);
  if ("errors" in limits) return limitsAnswer({ errors: limits.errors }, 400);
  const saved = await setFormLimits(services, landlord, { formId, limits });
  if (saved.ok) return limitsAnswer(saved.value, 200);
  if (saved.code === "not-found") throw data(null, { status: 404 });
  const errors = sayLimitError({ code: saved.code, latest: saved.detail?.latest }, zone, language);
  return limitsAnswer({ errors: errors ?? { form: publishRefusedWords[language].unchangeable } }, 400);
}

function limitsAnswer(answer: LimitsAnswer, status: number) {
  return data(answer, { status });
}

/** Ends at /form-success; of a form that somebody has to look at first, at its own page, which says so. */
async function publish(
  services: Services,
  landlord: Landlord,
  input: PublishInput,
  { detailsAt, language }: Pick<Post, "detailsAt" | "language">,
) {
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
      return refused([publishRefusedWords[language].conflict], 409);
    case "wrong-state":
      return refused([publishRefusedWords[language].wrongState], 409);
    case "refused":
      return refused(
        (published.detail?.refusals ?? []).map((refusal) => refusalText(refusal, language)),
        400,
      );
  }
}

function refused(formErrors: string[], status: number) {
  return data({ formErrors } satisfies PublishAnswer, { status });
}

/** Why a form may not be published, for its landlord. */
export function refusalText(refusal: Refusal, language: PageLocale): string {
  const words = publishRefusedWords[language];
  switch (refusal.code) {
    case "problems":
      return words.problems;
    case "landlord":
      return words.landlord;
    case "law":
      return refusal.place ? words.law.inPlace({ place: placeNameOf(refusal.place, language) }) : words.law.nowhere;
    case "before-viewing":
      return words.beforeViewing({ questions: refusal.questions.join(", ") });
    case "lexicon":
      return refusal.problems.some(({ code }) => code === "refused")
        ? words.ownWords.refused
        : words.ownWords.needReason;
    case "too-many-custom-questions":
      return words.tooManyOwn({ limit: refusal.limit, count: refusal.count });
    case "other-form-open":
      return words.otherFormOpen({ title: refusal.title });
    case "other-home":
      return words.otherHome;
    case "no-credit":
      return words.noCredit;
    case "no-welcome":
      return words.noWelcome;
    case "credits-held":
      return words.creditsHeld;
  }
}

type Success = { baseUrl: string; urlId: string; isUser: boolean; isEdit: boolean };

/** Where publishing and editing end (specification, section 2). */
export function formSuccessPath({ baseUrl, urlId, isUser, isEdit }: Success): string {
  const search = { fUrl: `${baseUrl}/apply/${urlId}`, isUser: String(isUser), isEdit: String(isEdit) };
  return `/form-success?${new URLSearchParams(search)}`;
}
