import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "../../../context";
import { cookieHeaders } from "../../../features/people/accounts/post.server";

/** The redirect for a cookie whose session row is gone: it is taken away, or guards would send in circles. */
export async function signInAgain(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<Response> {
  const { auth } = context.get(servicesContext);
  const { setCookies } = await auth.readSession(request, { isFresh: true });
  return redirect(`/sign-in?${new URLSearchParams({ redirect: path })}`, {
    headers: cookieHeaders({ setCookies, retryAfterSeconds: null }),
  });
}
