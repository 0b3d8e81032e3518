import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import type { PageLocale } from "../../../../kernel/page-locale";
import { inEveryLanguage } from "../../../../kernel/words";
import { isSignedIn } from "../../../../platform/auth/landlord-of.server";
import type { SignedIn } from "../../../../platform/auth/signed-in.server";
import { forgiveAddress } from "../../../../platform/mail-block.server";
import type { Services } from "../../../../services";
import en from "../../../../words/en/account-data/profile-post";
import { requestAllData } from "../../../deciding/exports/commands/request-export.server";
import { endSession } from "../../accounts/commands/end-session.server";
import { submitToWire, type WireForm } from "../../accounts/commands/submit-to-wire.server";
import { cookieHeaders, redirectWithCookies, tooManyTries } from "../../accounts/post.server";
import {
  changeEmailSchema,
  changePasswordSchema,
  endSessionSchema,
  renameSchema,
  requestDataSchema,
} from "../../accounts/schema";
import { postDeletion } from "./post-deletion.server";
import { outcome } from "./profile-outcome";

const postWords = inEveryLanguage("account-data/profile-post", en);

type Post = {
  services: Services;
  request: Request;
  user: SignedIn;
  form: URLSearchParams;
  language: PageLocale;
  /** The way to write dates and numbers. */
  locale: string;
};

/** One union by `intent`; an unknown one is a bad request. Every change goes through better-auth's own door. */
export async function postProfile(post: Post) {
  switch (post.form.get("intent")) {
    case "rename":
      return change(post, {
        schema: renameSchema,
        path: "/update-user",
        body: ({ name }) => ({ name }),
        field: "name",
      });
    case "change-email":
      return change(post, { schema: changeEmailSchema, path: "/change-email", body: changeEmailBody });
    case "change-password":
      return change(post, {
        schema: changePasswordSchema,
        path: "/change-password",
        body: changePasswordBody,
        field: "password",
        doneAt: passwordDone,
      });
    case "delete-account":
      return postDeletion(post);
    case "request-data":
      return requestData(post);
    case "end-session":
      return endOne(post);
    case "end-other-sessions": {
      const answer = await post.services.auth.post(post.request, "/revoke-other-sessions", {});
      return data(outcome("sessions", null), { headers: cookieHeaders(answer) });
    }
    case "mail-again":
      return mailAgain(post);
    case "end-all-sessions":
      return redirectWithCookies("/sign-in", await post.services.auth.post(post.request, "/revoke-sessions", {}));
    default:
      throw data(postWords[post.language].unknownForm, { status: 400 });
  }
}

async function mailAgain({ services, user }: Post) {
  const actor = user.actor;
  await forgiveAddress(services, user.email, isSignedIn(actor, services.clock.now().getTime()));
  return redirect("/app/settings/profile?done=mail-again#mail", 303);
}

/** The other sessions are ended and this one is new: the page must be asked for with its new cookies. */
const passwordDone = "/app/settings/profile?done=change-password";

const changeEmailBody = ({ email, password }: { email: string; password: string }) => ({
  newEmail: email,
  password,
  callbackURL: "/app/settings/profile",
});
const changePasswordBody = ({ current, password }: { current: string; password: string }) => ({
  currentPassword: current,
  newPassword: password,
  revokeOtherSessions: true,
});

/** One matter of the profile, by a call of the wire; `doneAt` where the page must be asked for anew. */
async function change<T extends Record<string, unknown>>(
  { services, request, form, language }: Post,
  matter: Pick<WireForm<T>, "schema" | "path" | "body" | "field"> & { doneAt?: string },
) {
  const intent = form.get("intent") ?? "";
  const { doneAt, ...wire } = matter;
  const posted = await submitToWire({ auth: services.auth, request, form, language, ...wire });
  if (!posted.ok) return data(outcome(intent, posted.reply), posted.init);
  if (doneAt) return redirectWithCookies(doneAt, posted.answer);
  return data(outcome(intent, null), { headers: cookieHeaders(posted.answer) });
}

async function endOne({ services, user, form, language }: Post) {
  const parsed = endSessionSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw data(postWords[language].unknownForm, { status: 400 });
  await endSession(services, user.actor, parsed.data.sessionId);
  // One that has ended meanwhile is as gone as it was to be.
  return data(outcome("sessions", null));
}

async function requestData({ services, user, form, language, locale }: Post) {
  const hideFields = ["password"];
  const submission = parseWithZod(form, { schema: requestDataSchema(language) });
  if (submission.status !== "success") return data(outcome("request-data", submission.reply({ hideFields })), 400);
  const actor = user.actor;
  const asked = await requestAllData(services, actor, { ...submission.value, locale });
  if (asked.ok) return redirect("/app/settings/profile#your-data");
  const seconds = asked.detail?.retryAfterSeconds ?? null;
  const { status, fault } = dataRefusals[asked.code];
  const isTooMany = fault === null || seconds !== null;
  const formErrors = [isTooMany ? tooManyTries(seconds, language) : postWords[language][fault]];
  const headers: HeadersInit = seconds === null ? {} : { "Retry-After": String(seconds) };
  return data(outcome("request-data", submission.reply({ formErrors, hideFields })), { status, headers });
}

const dataRefusals = {
  "signed-out": { status: 401, fault: "signedOut" },
  impersonated: { status: 403, fault: "impersonated" },
  "confirm-first": { status: 403, fault: "confirmFirst" },
  "too-many": { status: 429, fault: null },
  "wrong-password": { status: 400, fault: "wrongPassword" },
} as const;
