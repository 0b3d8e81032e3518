import { landlordLanguage } from "../../../kernel/landlord-locale";
import type { ChosenNotice } from "../../../mail/notice-kinds";
import { noticeWords } from "./words/rules-words";

const { applications, forms, always, silent, money, other } = noticeWords[landlordLanguage];

/** The mails that the notification settings let a landlord choose. */
export const applicationNotices = Object.keys(applications) as (keyof typeof applications)[];
export const formNotices = Object.keys(forms) as (keyof typeof forms)[];
export const chosenNotices: ChosenNotice[] = [...applicationNotices, ...formNotices];

const words: Record<string, string> = { ...applications, ...forms, ...always, ...silent };

/** What happened, in words; a kind that this release does not know yet is still a notice. */
export function sayNotice(kind: string, ref = ""): string {
  const about = ref.slice(0, ref.indexOf(":"));
  if ((kind === "credits" || kind === "payments") && Object.hasOwn(money, about))
    return money[about as keyof typeof money];
  return (Object.hasOwn(words, kind) && words[kind]) || other;
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

/** While the page is visible. */
export const pollEveryMs = 20_000;
