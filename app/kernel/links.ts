import { dayMs } from "./durations.ts";

/** Links in mails: the purpose of their token (a token of one purpose opens nothing else) and how long they live. */
export const mailLinks = {
  /** ref: guestRentFormId. Single use; publishes the form. */
  verifyForm: { purpose: "verify-form", lifetimeMs: 7 * dayMs },
  /** ref: guestRentFormId. Opens everything of that one form until it expires. */
  manageForm: { purpose: "manage-form", lifetimeMs: 30 * dayMs },
  /** ref: draft id. Opens an unsent application on another device; ends with the draft. */
  resumeDraft: { purpose: "resume-draft", lifetimeMs: 30 * dayMs },
  /** ref: application id. What became of a sent application; outlives the longest retention of an undecided one. */
  applicationStatus: { purpose: "application-status", lifetimeMs: 4 * 366 * dayMs },
  /** ref: application_member id. Opens the own part of a co-applicant or guarantor; a reminder brings a new one. */
  memberPart: { purpose: "member-part", lifetimeMs: 14 * dayMs },
  /** ref: application_member id. The lead hands it on: it ends when somebody begins with it. */
  memberShare: { purpose: "member-share", lifetimeMs: 14 * dayMs },
  /** ref: application id. Single use; confirms the address of a suspected application, and with it releases it. */
  confirmApplication: { purpose: "confirm-application", lifetimeMs: 30 * dayMs },
  /** ref: viewing_request id; moves along when it is changed to another slot. Opens a booking: place, change, cancelling, the door. */
  viewing: { purpose: "viewing", lifetimeMs: 180 * dayMs },
  /** ref: user id; shown on a page, never mailed. Opens the calendar of the account's viewings until it is renewed or switched off. */
  viewingsFeed: { purpose: "viewings-feed", lifetimeMs: 20 * 366 * dayMs },
  /** ref: reference_request id. Opens its questions until they are answered, and then says so. */
  reference: { purpose: "reference", lifetimeMs: 14 * dayMs },
  /** ref: user id. Single use; ends all sessions and leads to a new password. */
  notMe: { purpose: "not-me", lifetimeMs: 7 * dayMs },
  /** ref: rentFormId. Shows the working copy to whoever has it; nothing can be sent from there. */
  previewForm: { purpose: "preview-form", lifetimeMs: 14 * dayMs },
  /** ref: address_change id, mailed to the new address. A press on its page confirms it. */
  changeAddress: { purpose: "change-address", lifetimeMs: dayMs },
  /** ref: address_change id, mailed to the old address: a day until it is confirmed, and a day after. */
  undoAddress: { purpose: "undo-address", lifetimeMs: 2 * dayMs },
  /** ref: form_claim id, mailed to the address that the forms were made with. A press on its page takes them over. */
  claimForms: { purpose: "claim-forms", lifetimeMs: 7 * dayMs },
  /** ref: form_claim id, mailed to the same address: the forms go back to it. */
  undoClaim: { purpose: "undo-claim", lifetimeMs: 7 * dayMs },
  /** ref: team_invitation id. Its page tells who invites; joining takes a press of whoever is signed in with that address. */
  joinTeam: { purpose: "join-team", lifetimeMs: 7 * dayMs },
} as const;

/** Absolute addresses for mails. `baseUrl` is the configured origin, never a request's host. */
export function verifyFormUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/verify-form?token=${encodeURIComponent(token)}`;
}

/** With the id of an application it leads there. */
export function manageFormUrl(baseUrl: string, token: string, applicationId?: string): string {
  const at = applicationId === undefined ? "" : `?application=${applicationId}`;
  return `${baseUrl}/manage/${encodeURIComponent(token)}${at}`;
}

export function resumeUrl(baseUrl: string, rentFormUrlId: string, token: string): string {
  return `${applyUrl(baseUrl, rentFormUrlId)}/resume/${encodeURIComponent(token)}`;
}

/** Signing up with the address that a guest's form was made with, filled in. */
export function signUpWith(guestRentFormId: string): string {
  return `/sign-up?form=${encodeURIComponent(guestRentFormId)}`;
}

/** The same page, of which nothing opens: it offers to stop the reminders alone. */
export function stopRemindersUrl(baseUrl: string, rentFormUrlId: string, token: string): string {
  return `${resumeUrl(baseUrl, rentFormUrlId, token)}?stop=1`;
}

export function statusUrl(baseUrl: string, rentFormUrlId: string, token: string): string {
  return `${applyUrl(baseUrl, rentFormUrlId)}/status/${encodeURIComponent(token)}`;
}

export function memberUrl(baseUrl: string, rentFormUrlId: string, token: string): string {
  return `${applyUrl(baseUrl, rentFormUrlId)}/member/${encodeURIComponent(token)}`;
}

export function confirmUrl(baseUrl: string, rentFormUrlId: string, token: string): string {
  return `${applyUrl(baseUrl, rentFormUrlId)}/confirm/${encodeURIComponent(token)}`;
}

/** Where a viewing is asked for; with a token the page of one booking. */
export function viewingUrl(baseUrl: string, rentFormUrlId: string, token?: string): string {
  const at = `${applyUrl(baseUrl, rentFormUrlId)}/viewing`;
  return token === undefined ? at : `${at}/${encodeURIComponent(token)}`;
}

export function viewingsFeedUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/viewings/${encodeURIComponent(token)}.ics`;
}

export function referenceUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/reference/${encodeURIComponent(token)}`;
}

export function previewUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/preview/${encodeURIComponent(token)}`;
}

export function applyUrl(baseUrl: string, rentFormUrlId: string): string {
  return `${baseUrl}/apply/${encodeURIComponent(rentFormUrlId)}`;
}

export function notMeUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/not-me/${encodeURIComponent(token)}`;
}

export function unsubscribeUrl(baseUrl: string, guestRentFormId: string): string {
  return `${baseUrl}/unsubscribe/${encodeURIComponent(guestRentFormId)}`;
}

/** Leads to an address of the signed-in area in this account, whichever its reader works in. */
export const accountParam = "account";
/** Its value for the reader's own account; of a shared one it is the owner's id. */
export const ownAccount = "own";

/** `at`: an address of the signed-in area, with or without its origin. `account`: `ownAccount`, or the id of an owner. */
export function inAccount(at: string, account: string): string {
  return `${at}${at.includes("?") ? "&" : "?"}${new URLSearchParams({ [accountParam]: account })}`;
}

export function ownFormUrl(baseUrl: string, rentFormId: string, applicationId?: string): string {
  const search = applicationId ? `?${new URLSearchParams({ applicationId })}` : "";
  return `${baseUrl}/app/forms/${encodeURIComponent(rentFormId)}${search}`;
}

/** The signed-in page of what the law changes in a form. */
export function formLawUrl(baseUrl: string, rentFormId: string): string {
  return `${ownFormUrl(baseUrl, rentFormId)}/law`;
}

export function noticesUrl(baseUrl: string): string {
  return `${baseUrl}/app/notifications`;
}

/** The signed-in list of applicants, who came first on top. */
export function applicantsUrl(baseUrl: string): string {
  return `${baseUrl}/app/applicants?sort=arrival`;
}

/** The signed-in list of the applications that are assigned to its reader. */
export function mineUrl(baseUrl: string): string {
  return `${baseUrl}/app/applicants?assigned=mine`;
}

/** The signed-in page of what will be erased soon. */
export function erasuresUrl(baseUrl: string): string {
  return `${baseUrl}/app/erasures`;
}

export function noticeSettingsUrl(baseUrl: string): string {
  return `${baseUrl}/app/settings/notifications`;
}

/** The signed-in page of forms that were made as a guest; with a mail's token it names them. */
export function guestFormsUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/app/guest-forms?token=${encodeURIComponent(token)}`;
}

/** The page of an invitation to work in somebody's account. */
export function joinTeamUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/team/${encodeURIComponent(token)}`;
}

/** The page that takes back a change of address or a taking over of forms, each by its own token. */
export function undoUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/undo?token=${encodeURIComponent(token)}`;
}
