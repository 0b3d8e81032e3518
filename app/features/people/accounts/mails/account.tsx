import { displayNames } from "../../../../kernel/formatters";
import { inertWithin } from "../../../../kernel/inert-text";
import { landlordLocaleOf } from "../../../../kernel/landlord-locale";
import { momentText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../../kernel/words";
import type { MailSite } from "../../../../mail/definition";
import type { AccountLetter } from "../../../../platform/auth/account-letter";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import en from "../../../../words/en/accounts/mail";

const mailWords = inEveryLanguage("accounts/mail", en);
type MailWords = Words<typeof en>;
type Content = { subject: string; heading: string; blocks: MailBlock[]; why: string };

/** Of an account that is there, or was. */
export type OwnLetter = Exclude<AccountLetter, { kind: "application-erased" | "part-erased" }>;

/** Letters about an account: pure, from what was sealed when it happened. Not notices, so they carry no way to stop them. */
export function accountMail(letter: OwnLetter, { baseUrl, language }: MailSite): RenderedMail {
  const words = mailWords[language];
  const { subject, heading, blocks, why } = contentOf(letter, baseUrl, language);
  // Who gets a letter at an address that nobody has proven reads no name that a stranger may have chosen.
  const greeting = "name" in letter ? [text(words.greeting({ name: inertWithin(letter.name) }))] : [];
  return renderMail({ locale: language, subject, heading, blocks: [...greeting, ...blocks], footer: [{ text: why }] });
}

function text(words: string): MailBlock {
  return { kind: "text", text: words };
}

function contentOf(letter: OwnLetter, baseUrl: string, language: PageLocale): Content {
  const words = mailWords[language];
  const signIn = `${baseUrl}/sign-in`;
  const forgot = `${baseUrl}/forgot-password`;
  const action = (label: string, href: string): MailBlock => {
    return { kind: "action", label, href, spelledOut: words.spelledOut };
  };
  const notYou: MailBlock[] = [
    text(words.notYou.text),
    action(words.notYou.action, forgot),
    { kind: "address", label: words.notYou.signIn, href: signIn },
  ];
  switch (letter.kind) {
    case "verify":
    case "change-email": {
      const said = words[letter.kind];
      return { ...said, blocks: [text(said.text), action(said.action, letter.link)] };
    }
    case "exists": {
      const said = words.exists;
      const other: MailBlock = { kind: "address", label: said.forgot, href: forgot };
      return { ...said, blocks: [text(said.text), action(said.action, signIn), other] };
    }
    case "reset":
    case "guest-forms": {
      const said = words[letter.kind];
      return { ...said, blocks: [text(said.text), action(said.action, letter.link), text(said.after)] };
    }
    case "team-invitation": {
      const said = words[letter.kind];
      const by = { name: inertWithin(letter.by) };
      const homes = letter.homes === undefined ? [] : [text(said.homes({ count: letter.homes }))];
      const blocks = [text(said.text(by)), ...homes, action(said.action, letter.link), text(said.after)];
      return { subject: said.subject(by), heading: said.heading(by), blocks, why: said.why(by) };
    }
    case "team-ended": {
      const said = words[letter.kind];
      const by = { name: inertWithin(letter.by) };
      return { ...said, subject: said.subject(by), blocks: [text(said.text(by)), text(said.after)] };
    }
    case "password-changed": {
      const said = words[letter.kind];
      return { ...said, blocks: [text(said.text), ...notYou] };
    }
    case "change-email-asked":
    case "email-changed": {
      const { wasIt, after, ...said } = words[letter.kind];
      return { ...said, blocks: [text(said.text), text(wasIt), action(said.action, letter.link), text(after)] };
    }
    case "forms-claimed": {
      const said = words[letter.kind];
      return { ...said, blocks: [text(said.text), text(said.wasIt), action(said.action, letter.link)] };
    }
    case "factor-lost": {
      const { wasIt, after, ...said } = words[letter.kind];
      const why = text(said.text({ moment: inUtc(letter.dueAt, language) }));
      return { ...said, blocks: [why, text(wasIt), action(said.action, letter.link), text(after)] };
    }
    case "factor": {
      const said = words.factor[letter.news];
      return { ...said, blocks: [text(said.text), ...notYou], why: words.factorWhy };
    }
    case "new-device": {
      const { wasIt, after, ...said } = words[letter.kind];
      const facts: MailBlock = { kind: "facts", rows: signInFacts(letter, said, language) };
      return { ...said, blocks: [facts, text(wasIt), action(said.action, letter.link), text(after)] };
    }
    case "export-ready":
    case "applications-ready": {
      const said = words[letter.kind];
      const href = `${baseUrl}${letter.kind === "export-ready" ? "/app/settings/profile#your-data" : "/app/exports"}`;
      return { ...said, blocks: [text(said.text), action(said.action, href), text(said.after)] };
    }
    case "deleted": {
      const said = words.deleted;
      return { ...said, blocks: [text(said.text), text(said.after)] };
    }
    case "suspended": {
      const said = words.suspended;
      const texts = [sayReason(said, letter.reason), saySpan(said, letter.until, language), said.appeal];
      return { ...said, blocks: [...texts.map(text), action(said.action, `${baseUrl}/contact?subject=Appeal`)] };
    }
  }
}

function inUtc(at: number, language: PageLocale): string {
  return momentText(at, landlordLocaleOf(language), "UTC");
}

function sayReason({ reasons }: MailWords["suspended"], reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.other;
}

function saySpan(words: MailWords["suspended"], until: number | null, language: PageLocale): string {
  return until === null ? words.text : words.textUntil({ moment: inUtc(until, language) });
}

type NewDevice = Extract<AccountLetter, { kind: "new-device" }>;
type Labels = Pick<MailWords["new-device"], "device" | "place" | "time" | "unknown">;

function signInFacts({ device, country, at }: NewDevice, words: Labels, language: PageLocale) {
  const names = displayNames(language, { type: "region" });
  return [
    { label: words.device, value: device ?? words.unknown },
    { label: words.place, value: country ? (names.of(country) ?? country) : words.unknown },
    { label: words.time, value: inUtc(at, language) },
  ];
}
