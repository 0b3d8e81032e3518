import type { RouterContextProvider } from "react-router";
import { optionalUserContext, servicesContext } from "../../context";
import { guestFromRequest } from "../../features/deciding/manage-link/manage-cookie";
import type { Landlord } from "../../kernel/actor";

/** The account and the manage links that a request speaks for; the command decides which reaches the form. */
export async function landlordsOfRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Landlord[]> {
  const { config } = context.get(servicesContext);
  const user = context.get(optionalUserContext);
  const guest = await guestFromRequest(request, config.isHttps);
  return user ? [user.actor, guest] : [guest];
}
