import type { RouterContextProvider } from "react-router";
import { optionalUserContext, servicesContext } from "../../context";
import { guestFromRequest } from "../../features/manage-link/manage-cookie";
import type { Landlord } from "../../kernel/actor";

/**
 * Everybody a request may speak for as a landlord: the account that is signed in, and the holder of this browser's manage
 * links. The command decides which of them reaches the form.
 */
export async function landlordsOfRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Landlord[]> {
  const { config } = context.get(servicesContext);
  const user = context.get(optionalUserContext);
  const guest = await guestFromRequest(request, config.isHttps);
  return user ? [{ kind: "account", sessionToken: user.sessionToken }, guest] : [guest];
}
