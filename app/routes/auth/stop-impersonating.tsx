import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { redirectWithCookies } from "~/features/people/accounts/post.server";
import { AFTER_SIGN_IN } from "~/kernel/safe-redirect";
import type { Route } from "./+types/stop-impersonating";

export function loader() {
  return redirect(AFTER_SIGN_IN);
}

/** The way out of somebody else's account; without a way back, out of the session altogether. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth } = context.get(servicesContext);
  const answer = await auth.post(request, "/admin/stop-impersonating", {});
  if (answer.status === 200) return redirectWithCookies(AFTER_SIGN_IN, answer);
  return redirectWithCookies("/", await auth.post(request, "/sign-out", {}));
}
