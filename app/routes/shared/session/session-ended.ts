import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "../../../context";
import { cookieHeaders } from "../../../features/accounts/post.server";

/**
 * The redirect for a page whose session row is gone while its cookie still spoke for it: the cookie is taken away, or the
 * guards would send in circles.
 */
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
