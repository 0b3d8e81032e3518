/**
 * Ends the session by the library's client, which tells the store and other tabs, and goes to / (specification, section 2)
 * by a new document: nothing of the signed-in area stays in memory. False when it failed; a toast has said so.
 */
export async function signOut(): Promise<boolean> {
  const { sessionClient } = await import("./session-calls.client");
  const { error } = await sessionClient.signOut();
  if (error) return false;
  window.location.assign("/");
  return true;
}
