import { forgetViewings } from "../../../kernel/viewings-copy";

/**
 * Ends the session by the library's client and goes to / (specification, section 2) by a new document. False: it failed,
 * a toast has said so.
 */
export async function signOut(): Promise<boolean> {
  const { sessionClient } = await import("./session-calls.client");
  const { error } = await sessionClient.signOut();
  if (error) return false;
  await forgetViewings();
  window.location.assign("/");
  return true;
}
