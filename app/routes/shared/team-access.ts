import type { ReviewIntent } from "../../features/deciding/decision/rules/review-post";
import type { NeededRole, TeamRole } from "../../kernel/actor";

/** "self": about the person who is signed in, whichever account he or she works in. */
type Access = NeededRole | "self";
/** `some`: what the least of its posts takes, where its action asks for less than `write` by what is posted. */
/** `isForAll`: about more than some homes, so closed to a colleague with chosen ones. */
type Row = { read: Access; write: Access; some: Access; isForAll?: true };

const row = (read: Access, write: Access = "owner", some = write): Row => ({ read, write, some });
const forAll = (one: Row): Row => ({ ...one, isForAll: true });

/**
 * What a colleague needs to be in a shared account to read an address (GET, HEAD) and to post to it, by the pattern of its
 * route. What is not listed is the owner's alone. Every command asks once more in its SQL.
 */
export const teamAccess: Readonly<Record<string, Row>> = {
  "/app": row("viewer"),
  "/app/dashboard": row("viewer"),
  "/app/forms": row("viewer", "manager"),
  "/app/forms/new": forAll(row("manager", "manager")),
  "/app/forms/:rentFormId": row("viewer", "manager", "viewer"),
  "/app/forms/:rentFormId/share": row("viewer", "manager"),
  "/app/forms/:rentFormId/numbers": row("viewer"),
  "/app/forms/:rentFormId/versions": row("viewer", "manager"),
  "/app/forms/:rentFormId/versions/:number": row("viewer"),
  "/app/forms/:rentFormId/settings": row("viewer", "manager"),
  "/app/forms/:rentFormId/edit": row("manager", "manager"),
  "/app/forms/:rentFormId/law": row("manager", "manager"),
  "/app/forms/:rentFormId/spam": row("viewer", "reviewer"),
  "/app/forms/:rentFormId/poster.pdf": row("viewer"),
  "/app/forms/:rentFormId/blank.pdf": row("viewer"),
  "/app/forms/:rentFormId/viewings": row("viewer", "manager"),
  "/app/forms/:rentFormId/viewings/record.pdf": row("viewer"),
  "/app/forms/:rentFormId/viewings/:slotId/door": row("reviewer", "reviewer"),
  "/app/forms/:rentFormId/applications/:applicationId/answers.pdf": row("viewer"),
  "/app/homes": row("viewer", "manager"),
  "/app/homes/new": forAll(row("manager", "manager")),
  "/app/homes/import": forAll(row("manager", "manager")),
  "/app/homes/import/template.csv": forAll(row("manager")),
  "/app/homes/import/:homeImportId": forAll(row("manager", "manager")),
  "/app/homes/:homeId": row("viewer", "manager"),
  "/app/homes/:homeId/edit": row("manager", "manager"),
  "/app/viewings": row("viewer"),
  "/app/applicants": row("viewer", "manager"),
  "/app/applicants/compare": row("viewer", "reviewer"),
  "/app/applicants/moves": row("viewer", "manager", "viewer"),
  "/app/applicants/reasons": row("reviewer", "reviewer"),
  "/app/applicants/messages": row("viewer", "reviewer", "viewer"),
  "/app/applicants/presence": row("viewer", "viewer"),
  "/app/erasures": row("viewer"),
  "/files/:documentId": row("viewer"),
  "/files/:documentId/view": row("viewer"),
  "/files/:documentId/shown": row("viewer", "viewer"),
  "/drafts/:rentFormId": row("manager", "manager"),
  "/media": row("manager", "manager"),
  "/preview": row("manager", "manager"),

  "/app/notifications": row("self", "self"),
  "/app/notifications/list": row("self", "self"),
  "/app/notifications/unread": row("self", "self"),
  "/app/guest-forms": row("self", "self"),
  "/app/confirm": row("self", "self"),
  "/app/settings": row("self", "self"),
  "/app/settings/profile": row("self", "self"),
  "/app/settings/profile/data/:exportId": row("self", "self"),
  "/app/settings/team": row("self", "self"),
  "/app/settings/notifications": row("self", "self"),
  "/app/settings/new-forms": row("self", "self"),
  "/app/settings/security": row("self", "self"),
  "/app/settings/theme": row("self", "self"),
  "/app/settings/billing": row("self", "self"),
  "/app/settings/billing/cancel": row("self", "self"),
  "/app/settings/billing/seats": row("self", "self"),
  "/app/settings/billing/year": row("self", "self"),
  "/app/settings/billing/refund": row("self", "self"),
};

/** Outside of these areas there is no shared account: everything is the person's own. */
const isShared = (pattern: string) => /^\/(app|files|drafts|media|preview)(\/|$)/.test(pattern);

/** The role that a request takes; "self" where it is about the person. `least`: of a post whose action asks for more by itself. */
export function accessOf(pattern: string, method: string): { needs: Access; least: Access; isForAll: boolean } {
  // The router names a pattern without its first slash.
  const at = `/${pattern}`.replace(/^\/+/, "/");
  const found = teamAccess[at] ?? (isShared(at) ? row("owner") : row("self", "self"));
  const { read, write, some, isForAll = false } = found;
  return method === "GET" || method === "HEAD"
    ? { needs: read, least: read, isForAll }
    : { needs: write, least: some, isForAll };
}

/** What each post about applications takes (/app/applicants/moves). */
export const reviewRoles: Readonly<Record<ReviewIntent, TeamRole>> = {
  note: "viewer",
  "remove-note": "viewer",
  shortlist: "reviewer",
  unshortlist: "reviewer",
  approve: "reviewer",
  decline: "reviewer",
  reopen: "reviewer",
  undo: "reviewer",
  let: "reviewer",
  tell: "reviewer",
  "stop-letter": "reviewer",
  star: "reviewer",
  unstar: "reviewer",
  archive: "reviewer",
  assign: "reviewer",
  unarchive: "reviewer",
  "send-again": "reviewer",
  "ask-reference": "reviewer",
  "cancel-reference": "reviewer",
  skip: "reviewer",
  delete: "manager",
  hold: "manager",
  "lift-hold": "manager",
  "hide-names": "manager",
  "show-names": "manager",
  "read-in-order": "manager",
  "read-freely": "manager",
};
