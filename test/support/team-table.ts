/** What a part in a shared account opens, as docs/decisions/accounts.md says: the one table that requests are held against. */

export type Rank = 0 | 1 | 2 | 3 | 4;
export const [nobody, viewer, reviewer, manager, owner] = [0, 1, 2, 3, 4] as const;

/** Who may read an address, as docs/decisions/accounts.md says. What is not named here is the owner's. */
export const readers: Record<string, Rank> = {
  "/app": viewer,
  "/app/dashboard": viewer,
  "/app/forms": viewer,
  "/app/forms/new": manager,
  "/app/forms/:rentFormId": viewer,
  "/app/forms/:rentFormId/share": viewer,
  "/app/forms/:rentFormId/numbers": viewer,
  "/app/forms/:rentFormId/versions": viewer,
  "/app/forms/:rentFormId/versions/:number": viewer,
  "/app/forms/:rentFormId/settings": viewer,
  "/app/forms/:rentFormId/edit": manager,
  "/app/forms/:rentFormId/law": manager,
  "/app/forms/:rentFormId/spam": viewer,
  "/app/forms/:rentFormId/poster.pdf": viewer,
  "/app/forms/:rentFormId/blank.pdf": viewer,
  "/app/forms/:rentFormId/viewings": viewer,
  "/app/forms/:rentFormId/viewings/record.pdf": viewer,
  "/app/forms/:rentFormId/viewings/:slotId/door": reviewer,
  "/app/forms/:rentFormId/applications/:applicationId/answers.pdf": viewer,
  "/app/homes": viewer,
  "/app/homes/new": manager,
  "/app/homes/import": manager,
  "/app/homes/import/template.csv": manager,
  "/app/homes/import/:homeImportId": manager,
  "/app/homes/:homeId": viewer,
  "/app/homes/:homeId/edit": manager,
  "/app/viewings": viewer,
  "/app/applicants": viewer,
  "/app/applicants/compare": viewer,
  "/app/applicants/moves": viewer,
  "/app/applicants/messages": viewer,
  "/app/applicants/presence": viewer,
  "/app/applicants/reasons": reviewer,
  "/app/erasures": viewer,
  "/files/:documentId": viewer,
  "/files/:documentId/view": viewer,
  "/files/:documentId/shown": viewer,
  "/drafts/:rentFormId": manager,
};

/** Of the person, whichever account is chosen: test/http/accounts and others go through these. */
export const isOwnMatter = (path: string) => /^\/app\/(settings|notifications|guest-forms|confirm|\*)/.test(path);

/** What is posted where, and what it takes. "*": posts that carry no intent. */
export const posts: Record<string, Partial<Record<"viewer" | "reviewer" | "manager" | "owner", string>>> = {
  "/app/forms": { manager: "pause close reopen delete restore duplicate" },
  "/app/forms/:rentFormId": {
    viewer: "viewed",
    reviewer: "request-info ask-questions cancel-info",
    manager: "pause close reopen delete restore duplicate limits appeal swap",
    owner: "use-credit",
  },
  "/app/forms/:rentFormId/settings": { manager: "close delete limits", owner: "use-credit" },
  "/app/forms/:rentFormId/edit": { manager: "limits", owner: "publish" },
  "/app/forms/:rentFormId/spam": { reviewer: "release keep" },
  "/app/forms/:rentFormId/viewings": { manager: "rule slots remove call-off mark grant" },
  "/app/forms/:rentFormId/viewings/:slotId/door": { reviewer: "mark" },
  "/app/applicants/moves": {
    viewer: "note remove-note",
    reviewer:
      "shortlist unshortlist approve decline reopen undo let tell stop-letter star unstar archive unarchive send-again ask-reference cancel-reference skip",
    manager: "delete hold lift-hold hide-names show-names read-in-order read-freely",
  },
  "/app/applicants/messages": { viewer: "seen", reviewer: "write" },
  "/app/homes": { manager: "archive unarchive close extend" },
  "/app/homes/:homeId": { manager: "*" },
  "/app/homes/:homeId/edit": { manager: "*" },
  "/app/homes/new": { manager: "*" },
  "/app/homes/import/:homeImportId": { manager: "*" },
  "/app/exports": { owner: "*" },
  "/drafts/:rentFormId": { manager: "*" },
};
export const ranks = { viewer, reviewer, manager, owner };
