import type { MailReader } from "../db/schema/review";
import type { FormLandlord } from "../features/forms/rent-forms/queries/form-landlord.server";
import type { OutboxId } from "../kernel/ids";
import type { PageLocale } from "../kernel/page-locale";
import type { Audience, MailKind } from "../platform/mail-kinds";
import type { JobKind, JobRef } from "../platform/outbox.server";
import type { Services } from "../services";
import type { RenderedMail } from "../ui/mail-layout";
import type { ChosenNotice, NoticeKind } from "./notice-kinds";

/** What every mail knows of its sender: where links lead, and whom to ask. `language`: of its reader, who is a landlord. */
export type MailSite = { baseUrl: string; supportEmail: string; language: PageLocale };

/** What a mail about a form knows of its landlord. `zone`: by whose clocks (IANA) the reader lives. */
type FormReader = {
  zone: string;
  /** The key to the form, for a guest; null for an account, which signs in. */
  manageToken: string | null;
  guestRentFormId: string | null;
  /** Stops mails of this kind by one post. */
  stopUrl: string | null;
};

/**
 * For a mail that can be stopped until it leaves. `take`: the last question, false ends its job. `settle`: whether it
 * was taken, and the mail service's name for it.
 */
export type MailClaim = { take(): Promise<boolean>; settle(isSent: boolean, messageId?: string): Promise<void> };

/** `applicationId`: in whose record of mails it stands. `reader`: where it is not the one of the definition. */
type Common = { applicationId?: string; reader?: MailReader; claim?: MailClaim };

/** `language`: that of the account or the guest, null where none was chosen. Applicants have theirs in the facts. */
type ToAddress<F> = Common & { to: string; language?: string | null; facts: F; headers?: Record<string, string> };

/** `about`: what the notice in the account is about. `noteAs`: the notice is written with the mail. */
export type ToFormLandlord<F> = Common & {
  form: FormLandlord;
  about: string;
  facts: Omit<F, keyof FormReader>;
  noteAs?: NoticeKind;
};

/** It is tried again after so long, which is no failed try. */
type Later = { code: string; waitSeconds: number };

type ExampleAsked = { site: MailSite; locale: PageLocale; title: string };

type RefOf<K> = K extends JobKind ? JobRef<K> : never;

/** A minute's part of the ids that a clock looks at; `at` in milliseconds. */
export type DueSlice = { at: number; from: string; below: string };

/** A mail that is due: `id` is the row it was found by, and equal keys are one mail. */
type Due<K> = { id: string; key: string; ref: RefOf<K> };

/** All that is to be said of one kind of mail. `F`: what it says, as far as it changes from mail to mail. */
export type MailDefinition<K extends MailKind = MailKind, F extends object = object> = {
  kind: K;
  /** For the admin, who looks at jobs. */
  name: string;
  /** To whom it goes, and how it counts against the mailbox. */
  audience: Audience;
  /** How its reader stops the like: by a choice in the notification settings or by a link of its own. null: it comes always. */
  stoppedBy: ChosenNotice | "own-link" | null;
  /** A guest gets it even who stopped notices. */
  isFirmForGuests?: boolean;
  /** A guest needs no key to the form for it. */
  isWithoutKey?: boolean;
  /** For what a clock reminds of: of these ids, whose time has come. Rows that failed lately are left out. */
  due?(services: Services, slice: DueSlice): Promise<Due<K>[]>;
  /** Reads what it is about at each try; null: there is nothing to say any more. Letters about an account are loaded by their job. */
  load?(
    services: Services,
    ref: RefOf<K>,
    job: { id: OutboxId },
  ): Promise<ToAddress<NoInfer<F>> | ToFormLandlord<NoInfer<F>> | Later | null>;
  render(site: MailSite, facts: F): RenderedMail & { headers?: Record<string, string> };
  /** For the admin's gallery and the tests. */
  example(asked: ExampleAsked): NoInfer<F>;
};

export function defineMail<K extends MailKind, F extends object>(mail: MailDefinition<K, F>): MailDefinition<K, F> {
  return mail;
}
