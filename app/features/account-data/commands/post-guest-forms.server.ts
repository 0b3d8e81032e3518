import { data, redirect } from "react-router";
import { accountLimits } from "../../../platform/auth/limits";
import type { SignedIn } from "../../../platform/auth/signed-in.server";
import { readSmallForm } from "../../../platform/body/posted-fields.server";
import type { Services } from "../../../services";
import { tooManyTries } from "../../accounts/post.server";
import { guestFormsPostSchema } from "../../accounts/schema";
import { claimForms, mailClaimLink } from "./claim-forms.server";

/** `known`: as the cookie says it. `readUser`: as the session row does; throws what leads away where it has ended. */
type Post = {
  services: Services;
  request: Request;
  known: SignedIn;
  readUser: () => Promise<SignedIn>;
  token: string;
};

/** The page of guest forms: take over those that it named, or mail the link to it once more. */
export async function postGuestForms({ services, request, known, readUser, token }: Post) {
  const form = await readSmallForm(request);
  const parsed = guestFormsPostSchema.safeParse({ intent: form.get("intent"), formIds: form.getAll("formId") });
  if (!parsed.success) throw data("This form is not known.", { status: 400 });
  const admit = async () => {
    const user = await readUser();
    if (!user.impersonatedBy) return user;
    throw data("This cannot be done while looking at someone else's account.", { status: 403 });
  };
  services.db.holdWrites(async () => void (await admit()));
  if (parsed.data.intent === "claim") {
    const actor = { kind: "account" as const, sessionToken: known.sessionToken };
    const moved = await claimForms(services, actor, { token, formIds: parsed.data.formIds });
    await admit();
    return moved > 0 ? redirect("/app/forms") : data({ kind: "used" as const, text: "" }, { status: 409 });
  }
  const verdict = await services.rateLimit.take(accountLimits.claimMail, known.userId);
  const user = await admit();
  if (!verdict.allowed) {
    const headers = { "Retry-After": String(verdict.retryAfterSeconds) };
    return data({ kind: "wait" as const, text: tooManyTries(verdict.retryAfterSeconds) }, { status: 429, headers });
  }
  await mailClaimLink(services, { id: user.userId, email: user.email, name: user.name });
  return data({ kind: "sent" as const, text: user.email });
}
