import { data } from "react-router";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { SignedIn } from "../../../../platform/auth/signed-in.server";
import type { Services } from "../../../../services";
import { submitToWire } from "../../accounts/commands/submit-to-wire.server";
import { redirectWithCookies } from "../../accounts/post.server";
import { deleteAccountSchema } from "../../accounts/schema";
import { erasureCookie } from "../erasure-cookie";
import { countOwnApplications } from "../queries/find-erasure-progress.server";
import { outcome } from "./profile-outcome";

type Post = {
  services: Services;
  request: Request;
  user: SignedIn;
  form: URLSearchParams;
  language: PageLocale;
};

/** Deletes the account behind its password, and leads to the page that says how far the erasing of its forms is. */
export async function postDeletion({ services, request, user, form, language }: Post) {
  const applications = await countOwnApplications(services, user.userId);
  const posted = await submitToWire({
    auth: services.auth,
    request,
    form,
    language,
    schema: deleteAccountSchema,
    path: "/delete-user",
    body: ({ password, formId, alsoErase }) => ({
      password,
      alsoErase: { guestFormIds: alsoErase ? formId : [], hasLetters: alsoErase === "on" },
    }),
  });
  if (!posted.ok) return data(outcome("delete-account", posted.reply), posted.init);
  const answer = redirectWithCookies("/account-deleted", posted.answer);
  answer.headers.append("Set-Cookie", await erasureCookie(services, { account: user.userId, applications }));
  return answer;
}
