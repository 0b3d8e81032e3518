import { inertText } from "../../../kernel/inert-text";
import { BRAND } from "../../../kernel/messages";
import type { AccountLetter } from "../../../platform/auth/account-letter";
import { type MailBlock, type RenderedMail, renderMail } from "../../../ui/mail-layout";

type Words = { subject: string; heading: string; blocks: MailBlock[]; why: string };

const spelledOut = "If the button does not work, copy this address into your browser:";
const text = (words: string): MailBlock => ({ kind: "text", text: words });
const notYou = (signInLink: string, forgotLink: string): MailBlock[] => [
  text("If this was not you, set a new password now. That signs everybody out of your account."),
  { kind: "action", label: "Set a new password", href: forgotLink, spelledOut },
  { kind: "address", label: "If it was you, there is nothing to do. Sign in at", href: signInLink },
];

type OwnLetter = Exclude<AccountLetter, { kind: "application-erased" }>;

/** Letters about an account: pure, from what was sealed when it happened. Not notices, so they carry no way to stop them. */
export function accountMail(letter: OwnLetter, site: { baseUrl: string }): RenderedMail {
  const { subject, heading, blocks, why } = wordsOf(letter, site.baseUrl);
  const greeting = text(`Hello ${inertText(letter.name)},`);
  return renderMail({ locale: "en", subject, heading, blocks: [greeting, ...blocks], footer: [{ text: why }] });
}

function wordsOf(letter: OwnLetter, baseUrl: string): Words {
  const signIn = `${baseUrl}/sign-in`;
  const forgot = `${baseUrl}/forgot-password`;
  switch (letter.kind) {
    case "verify":
      return {
        subject: `Confirm your e-mail address for ${BRAND}`,
        heading: "Confirm your e-mail address",
        blocks: [
          text("One click, and your account is ready. The link works once and for 24 hours."),
          { kind: "action", label: "Confirm address", href: letter.link, spelledOut },
        ],
        why: `You get this because somebody made a ${BRAND} account with this address. If it was not you, ignore it: without the click nothing happens.`,
      };
    case "exists":
      return {
        subject: `You already have a ${BRAND} account`,
        heading: "You already have an account",
        blocks: [
          text("Somebody, probably you, tried to make an account with this address. There is one already."),
          { kind: "action", label: "Sign in", href: signIn, spelledOut },
          { kind: "address", label: "Forgot the password? Set a new one at", href: forgot },
        ],
        why: "Nothing about your account has changed.",
      };
    case "reset":
      return {
        subject: `Set a new password for ${BRAND}`,
        heading: "Set a new password",
        blocks: [
          text("Choose a new password with this link. It works once and for one hour."),
          { kind: "action", label: "Set a new password", href: letter.link, spelledOut },
          text("A new password signs your account out everywhere."),
        ],
        why: "If you did not ask for this, ignore it: your password stays as it is.",
      };
    case "password-changed":
      return {
        subject: `Your ${BRAND} password was changed`,
        heading: "Your password was changed",
        blocks: [text("The password of your account was changed just now."), ...notYou(signIn, forgot)],
        why: "You get this because your account's security changed.",
      };
    case "change-email":
      return {
        subject: `Confirm your new e-mail address for ${BRAND}`,
        heading: "Confirm your new address",
        blocks: [
          text("You asked to use this address for your account. The old one stays until you confirm."),
          { kind: "action", label: "Use this address", href: letter.link, spelledOut },
        ],
        why: "If you did not ask for this, ignore it: without the click nothing happens.",
      };
    case "email-changed":
      return {
        subject: `The e-mail address of your ${BRAND} account was changed`,
        heading: "Your address was changed",
        blocks: [
          text("Your account now uses another e-mail address. Letters about it no longer come here."),
          text(
            "If this was not you, answer at once by writing to our support: the address stands in the footer of our site.",
          ),
        ],
        why: "You get this because this address was the account's until now.",
      };
    case "new-device":
      return {
        subject: `New sign-in to your ${BRAND} account`,
        heading: "Signed in on a new device",
        blocks: [{ kind: "facts", rows: signInFacts(letter) }, ...notYou(signIn, forgot)],
        why: "You get this because your account was opened with a browser it had not seen before.",
      };
    case "export-ready":
      return {
        subject: `Your ${BRAND} data is ready`,
        heading: "Your archive is ready",
        blocks: [
          text(
            "The archive with your data can be downloaded for 24 hours. Sign in to get it; then it is deleted here.",
          ),
          { kind: "action", label: "Go to download", href: `${baseUrl}/app/settings/profile#your-data`, spelledOut },
          text("It holds personal data of your applicants. Keep it safe, and delete it when you no longer need it."),
        ],
        why: "You get this because this archive was asked for in your account. If it was not you, set a new password now.",
      };
    case "applications-ready":
      return {
        subject: "Your export of applications is ready",
        heading: "Your export is ready",
        blocks: [
          text("The applications that you exported can be downloaded for 24 hours. Sign in to get the file."),
          { kind: "action", label: "Go to download", href: `${baseUrl}/app/exports`, spelledOut },
          text("It holds personal data of your applicants. Keep it safe, and delete it when you no longer need it."),
        ],
        why: "You get this because this export was asked for in your account. If it was not you, set a new password now.",
      };
    case "deleted":
      return {
        subject: `Your ${BRAND} account was deleted`,
        heading: "Your account was deleted",
        blocks: [
          text(
            "Your account is gone, with your forms, the applications to them and all documents. This cannot be undone.",
          ),
          text("This is the last letter you get from us."),
        ],
        why: "You get this because the account with this address was deleted.",
      };
  }
}

function signInFacts(letter: Extract<AccountLetter, { kind: "new-device" }>) {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const at = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return [
    { label: "Device", value: letter.device },
    { label: "Place", value: letter.country ? (names.of(letter.country) ?? letter.country) : "Unknown" },
    { label: "Time", value: `${at.format(new Date(letter.at))} UTC` },
  ];
}
