import { inAccount, ownAccount } from "../../../kernel/links";
import type { PageLocale } from "../../../kernel/page-locale";
import type { ChosenNotice } from "../../../mail/notice-kinds";
import en from "../../../words/en/notices/rules";
import { noticeWords } from "./words/rules-words";

/** The mails that the notification settings let a landlord choose. */
export const applicationNotices = Object.keys(en.applications) as (keyof typeof en.applications)[];
export const formNotices = Object.keys(en.forms) as (keyof typeof en.forms)[];
export const chosenNotices: ChosenNotice[] = [...applicationNotices, ...formNotices];

/** `by`: the name of who mentioned or assigned. */
type Said = { kind: string; ref?: string; by?: string | null };

/** What happened, in words; a kind that this release does not know yet is still a notice. */
export function sayNotice({ kind, ref = "", by = null }: Said, language: PageLocale): string {
  const { applications, forms, always, silent, team, teamBy, money, other } = noticeWords[language];
  if (by !== null && (kind === "mention" || kind === "assigned")) return teamBy[kind]({ name: by });
  const words: Record<string, string> = { ...applications, ...forms, ...always, ...silent, ...team };
  const about = ref.slice(0, ref.indexOf(":"));
  if ((kind === "credits" || kind === "payments") && Object.hasOwn(money, about))
    return money[about as keyof typeof money];
  return (Object.hasOwn(words, kind) && words[kind]) || other;
}

/** The page that a notice is about, in its account. `isElsewhere`: the reader works in the account of another. */
export function noticeHref(notice: Noticed, isElsewhere: boolean): string {
  const account = notice.account?.ownerId ?? (isElsewhere ? ownAccount : null);
  return account === null ? pageOf(notice) : inAccount(pageOf(notice), account);
}

type Noticed = { kind: string; formId: string; ref: string; account: { ownerId: string } | null };

function pageOf({ kind, formId, ref }: Noticed): string {
  // Of several there is no one page: those who were decided, the newest first.
  if (kind === "decision-notice-due" && ref.startsWith("decision-notice:")) return "/app/applicants?state=declined";
  if (kind === "applicants-wait" || kind === "undecided-near") return "/app/applicants?sort=arrival";
  if (kind === "erasure-near") return "/app/erasures";
  if (kind === "mail-returned") return "/app/settings/profile#mail";
  if (kind === "credits" || kind === "payments") return "/app/settings/billing";
  const form = `/app/forms/${formId}`;
  if (kind === "form-law") return `${form}/law`;
  if (kind.startsWith("form-")) return form;
  const page = `${form}?${new URLSearchParams({ applicationId: ref })}`;
  return kind === "mention" ? `${page}&tab=your-notes` : page;
}

/** While the page is visible. */
export const pollEveryMs = 20_000;
