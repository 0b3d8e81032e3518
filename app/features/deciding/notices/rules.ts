import { moneyNoticeWords, noticeWords } from "../../../words/en/notices/rules";
/** What a landlord is told of in the account. `ref` of a notice is an application's id, or of the last group the form's. */
export const applicationNotices = [
  "application-new",
  "application-changed",
  "household-complete",
  "info-answered",
  "message",
  "reference-in",
  "application-withdrawn",
] as const;
/** Of these the mail can be chosen too. `ref` of the last four names the telling, for they are about several. */
export const formNotices = [
  "form-closing",
  "form-full",
  "form-closed",
  "applicants-wait",
  "undecided-near",
  "decision-notice-due",
  "erasure-near",
] as const;
/** These are told always: what they say cannot wait. */
const firmNotices = [
  "form-suspended",
  "form-restored",
  "form-held",
  "form-locked",
  "form-answered",
  "form-erasure",
  "form-law",
  "credits",
  "payments",
] as const;
/** These stand in the account alone. */
const silentNotices = ["mail-failed", "mail-returned"] as const;

export const chosenNotices = [...applicationNotices, ...formNotices] as const;
export type ChosenNotice = (typeof chosenNotices)[number];
export type NoticeKind = ChosenNotice | (typeof firmNotices)[number] | (typeof silentNotices)[number];

/** What happened, in words; a kind that this release does not know yet is still a notice. */
export function sayNotice(kind: string, ref = ""): string {
  const about = ref.slice(0, ref.indexOf(":"));
  if ((kind === "credits" || kind === "payments") && Object.hasOwn(moneyNoticeWords, about))
    return moneyNoticeWords[about] ?? "";
  return Object.hasOwn(noticeWords, kind) ? noticeWords[kind as NoticeKind] : "News";
}

/** The page that a notice is about. */
export function noticeHref({ kind, formId, ref }: { kind: string; formId: string; ref: string }): string {
  // Of several there is no one page: those who were decided, the newest first.
  if (kind === "decision-notice-due" && ref.startsWith("decision-notice:")) return "/app/applicants?state=declined";
  if (kind === "applicants-wait" || kind === "undecided-near") return "/app/applicants?sort=arrival";
  if (kind === "erasure-near") return "/app/erasures";
  if (kind === "mail-returned") return "/app/settings/profile#mail";
  if (kind === "credits" || kind === "payments") return "/app/settings/billing";
  const form = `/app/forms/${formId}`;
  if (kind === "form-law") return `${form}/law`;
  return kind.startsWith("form-") ? form : `${form}?${new URLSearchParams({ applicationId: ref })}`;
}

/** Counted no further: the badge then says "99+". */
export const unreadCountedAtMost = 100;

export function sayUnread(count: number): string {
  return count >= unreadCountedAtMost ? `${unreadCountedAtMost - 1}+` : String(count);
}

/** While the page is visible. */
export const pollEveryMs = 20_000;
