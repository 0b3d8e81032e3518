import { data, redirect } from "react-router";
import type { PageLocale } from "../../../../kernel/page-locale";
import { inEveryLanguage } from "../../../../kernel/words";
import { isSignedIn } from "../../../../platform/auth/landlord-of.server";
import { accountLimits } from "../../../../platform/auth/limits";
import type { SignedIn } from "../../../../platform/auth/signed-in.server";
import { readSmallForm } from "../../../../platform/body/posted-fields.server";
import type { Services } from "../../../../services";
import en from "../../../../words/en/account-data/profile-post";
import { tooManyTries } from "../../accounts/post.server";
import { guestFormsPostSchema } from "../../accounts/schema";
import { claimForms, mailClaimLink } from "./claim-forms.server";

const postWords = inEveryLanguage("account-data/profile-post", en);

type Post = { services: Services; request: Request; user: SignedIn; token: string; language: PageLocale };

/** The page of guest forms: take over those that it named, or mail the link to it once more. */
export async function postGuestForms({ services, request, user, token, language }: Post) {
  const form = await readSmallForm(request);
  const parsed = guestFormsPostSchema.safeParse({ intent: form.get("intent"), formIds: form.getAll("formId") });
  if (!parsed.success) throw data(postWords[language].unknownForm, { status: 400 });
  const actor = user.actor;
  if (parsed.data.intent === "claim") {
    const moved = await claimForms(services, actor, { token, formIds: parsed.data.formIds });
    return moved > 0 ? redirect("/app/forms") : data({ kind: "used" as const, text: "" }, { status: 409 });
  }
  const verdict = await services.rateLimit.take(accountLimits.claimMail, user.userId);
  if (!verdict.allowed) {
    const headers = { "Retry-After": String(verdict.retryAfterSeconds) };
    return data(
      { kind: "wait" as const, text: tooManyTries(verdict.retryAfterSeconds, language) },
      { status: 429, headers },
    );
  }
  const person = { id: user.userId, email: user.email, name: user.name };
  await mailClaimLink(services, person, isSignedIn(actor, services.clock.now().getTime()));
  return data({ kind: "sent" as const, text: user.email });
}
