import { teamEndedPath } from "../kernel/team-ended";

/** Whether what a script asked for was led to the page that says that the account is shared no longer. The tab then follows. */
export function isLedToTeamEnd({ redirected, url }: Response): boolean {
  if (!redirected || new URL(url).pathname !== teamEndedPath) return false;
  window.location.assign(url);
  return true;
}
