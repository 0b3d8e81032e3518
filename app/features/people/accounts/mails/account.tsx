import { displayNames } from "../../../../kernel/formatters";
import { inertWithin } from "../../../../kernel/inert-text";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { BRAND } from "../../../../kernel/messages";
import { momentText } from "../../../../kernel/moments";
import type { AccountLetter } from "../../../../platform/auth/account-letter";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { factorWords, suspendedWords } from "../../../../words/en/accounts/account";

type Words = { subject: string; heading: string; blocks: MailBlock[]; why: string };

const spelledOut = "If the button does not work, copy this address into your browser:";
const text = (words: string): MailBlock => ({ kind: "text", text: words });
const notYou = (signInLink: string, forgotLink: string): MailBlock[] => [
  text("If this was not you, set a new password now. That signs everyone out of your account."),
  { kind: "action", label: "Set a new password", href: forgotLink, spelledOut },
  { kind: "address", label: "If it was you, there is nothing to do. Sign in at", href: signInLink },
];

/** Of an account that is there, or was. */
export type OwnLetter = Exclude<AccountLetter, { kind: "application-erased" | "part-erased" }>;

/** Letters about an account: pure, from what was sealed when it happened. Not notices, so they carry no way to stop them. */
export function accountMail(letter: OwnLetter, site: { baseUrl: string }): RenderedMail {
  const { subject, heading, blocks, why } = wordsOf(letter, site.baseUrl);
  // Who gets a letter at an address that nobody has proven reads no name that a stranger may have chosen.
  const greeting = "name" in letter ? [text(`Hello ${inertWithin(letter.name)},`)] : [];
  return renderMail({ locale: "en", subject, heading, blocks: [...greeting, ...blocks], footer: [{ text: why }] });
}

function wordsOf(letter: OwnLetter, baseUrl: string): Words {
  const signIn = `${baseUrl}/sign-in`;
  const forgot = `${baseUrl}/forgot-password`;
  switch (letter.kind) {
    case "verify":
      return {
        subject: `Confirm your email address for ${BRAND}`,
        heading: "Confirm your email address",
        blocks: [
          text("Open the link and press the button there, and your account is ready. It works once and for 24 hours."),
          { kind: "action", label: "Confirm address", href: letter.link, spelledOut },
        ],
        why: `You get this because someone made a ${BRAND} account with this address. If it was not you, ignore it, and do not press the button: without that nothing happens.`,
      };
    case "exists":
      return {
        subject: `You already have a ${BRAND} account`,
        heading: "You already have an account",
        blocks: [
          text("Someone, probably you, tried to create an account with this address. There is one already."),
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
    case "change-email-asked":
      return {
        subject: `Someone wants to change the address of your ${BRAND} account`,
        heading: "Your address is to be changed",
        blocks: [
          text("In your account another email address was entered. Once it is confirmed there, you sign in with it."),
          text("If this was you, there is nothing to do. If it was not, stop it here:"),
          { kind: "action", label: "Stop the change", href: letter.link, spelledOut },
          text(
            "That also signs everyone out and takes the password away, so that you set a new one. The link works for 24 hours after the change, too.",
          ),
        ],
        why: "You get this because this address is your account's until the new one is confirmed.",
      };
    case "change-email":
      return {
        subject: `Confirm your new email address for ${BRAND}`,
        heading: "Confirm your new address",
        blocks: [
          text(
            `Someone who has a ${BRAND} account wants to use this address for it. Open the link and press the button there. It works for 24 hours.`,
          ),
          { kind: "action", label: "Use this address", href: letter.link, spelledOut },
        ],
        why: "If you did not ask for this, ignore it, and do not press the button: without that nothing happens.",
      };
    case "email-changed":
      return {
        subject: `The email address of your ${BRAND} account was changed`,
        heading: "Your address was changed",
        blocks: [
          text("Your account now uses another email address. Letters about it no longer come here."),
          text("If this was not you, take it back within 24 hours:"),
          { kind: "action", label: "Undo the change", href: letter.link, spelledOut },
          text("That also signs everyone out and takes the password away, so that you set a new one."),
        ],
        why: "You get this because this address was the account's until now.",
      };
    case "guest-forms":
      return {
        subject: `Forms you made without signing in can move to your ${BRAND} account`,
        heading: "Take over your forms",
        blocks: [
          text(
            "With this address forms were made without an account. Open the link to see which, and to move them into your account with their applications.",
          ),
          { kind: "action", label: "See these forms", href: letter.link, spelledOut },
          text("Nothing moves before you press the button there. The link works for 7 days."),
        ],
        why: "You get this because an account with this address asked for this link.",
      };
    case "forms-claimed":
      return {
        subject: `Your forms moved to your ${BRAND} account`,
        heading: "Your forms have moved",
        blocks: [
          text(
            "The forms that were made with this address are now in the account that has it, with their applications. The links that were emailed to manage them no longer open them.",
          ),
          text("If this was not you, give the forms back to this address within 7 days:"),
          { kind: "action", label: "Undo this", href: letter.link, spelledOut },
        ],
        why: "You get this because forms made with this address were taken over by an account.",
      };
    case "factor-lost":
      return {
        subject: `Someone asks to remove your second step: ${BRAND}`,
        heading: "Your second step is to be removed",
        blocks: [
          text(
            `Someone who knows your password says that your phone, your passkeys and your recovery codes are lost. From ${inUtc(letter.dueAt)} on, the password alone opens your account and the second step is removed.`,
          ),
          text("If this was you, wait until then and sign in again. If you find your phone, just sign in with it."),
          { kind: "action", label: "This was not me", href: letter.link, spelledOut },
          text(
            "The button leads to a page where one press stops this, signs everyone out and lets you choose a new password.",
          ),
        ],
        why: "You get this because your account's security is about to change.",
      };
    case "factor": {
      const { subject, text: words } = factorWords[letter.news];
      return {
        subject: `${subject}: ${BRAND}`,
        heading: subject,
        blocks: [text(words), ...notYou(signIn, forgot)],
        why: "You get this because your account's security changed.",
      };
    }
    case "new-device":
      return {
        subject: `New sign-in to your ${BRAND} account`,
        heading: "Signed in on a new device",
        blocks: [
          { kind: "facts", rows: signInFacts(letter) },
          text("Was this you? Then there is nothing to do."),
          { kind: "action", label: "This was not me", href: letter.link, spelledOut },
          text("The button leads to a page where one press signs everyone out and lets you choose a new password."),
        ],
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
    case "suspended":
      return {
        subject: `Your ${BRAND} account is suspended`,
        heading: "Your account is suspended",
        blocks: [
          text(`The reason: ${suspendedWords[letter.reason] ?? suspendedWords.other}`),
          text(
            `You can’t sign in${letter.until === null ? "" : ` until ${inUtc(letter.until)}`}, and your open forms are offline. Forms and applications are kept.`,
          ),
          text("Do you think this is a mistake? Tell us, and a person looks at it again."),
          { kind: "action", label: "Answer", href: `${baseUrl}/contact?subject=Appeal`, spelledOut },
        ],
        why: "You get this because the account with this address was suspended.",
      };
  }
}

function inUtc(at: number): string {
  return momentText(at, landlordLocale, "UTC");
}

function signInFacts(letter: Extract<AccountLetter, { kind: "new-device" }>) {
  const names = displayNames("en", { type: "region" });
  return [
    { label: "Device", value: letter.device },
    { label: "Place", value: letter.country ? (names.of(letter.country) ?? letter.country) : "Unknown" },
    { label: "Time", value: inUtc(letter.at) },
  ];
}
