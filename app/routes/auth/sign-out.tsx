import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { DatabaseUnavailable } from "~/db/errors.server";
import { redirectWithCookies } from "~/features/people/accounts/post.server";
import type { Route } from "./+types/sign-out";

/** Looking at this address ends nothing. */
export function loader() {
  return redirect("/");
}

/** Ends the session and goes to / (specification, section 2). */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await context.get(servicesContext).auth.post(request, "/sign-out", {});
  if (answer.status === 503) throw new DatabaseUnavailable();
  return redirectWithCookies("/", answer);
}
