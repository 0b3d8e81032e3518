import { dayMs } from "../../../../kernel/durations";
import { mailboxOf } from "../../../../kernel/email";
import { networkOf } from "../../../../platform/client-address";
import { keyedHash } from "../../../../platform/crypto";
import { isDisposableMail } from "../../../../platform/disposable-mail";
import { reportError } from "../../../../platform/error-report";
import type { Services } from "../../../../services";
import type { Answers } from "../../../form-model/answers";
import { birthDateOf, type SummaryColumns, summaryColumns } from "../../../form-model/contact";
import type { PublishedForm } from "../../../form-model/published-form";
import type { Draft } from "../../queries/find-draft.server";
import { proofName } from "../challenge";
import { freeTexts } from "../free-text";
import { countSentInHour, freeInHour } from "../queries/count-sent.server";
import { findSameText } from "../queries/find-evidence.server";
import {
  limitOf,
  quarantineFrom,
  type SpamFacts,
  type SpamMark,
  scoreApplication,
  textToCompare,
  unsuspected,
  weighProof,
  withRule,
} from "../score";
import { spendProof } from "./make-challenge.server";

/** Sending of one address to one form. Beyond it a calculation is asked for; nobody is refused. */
const sendRate = { action: "apply-send", limit: 10, windowSeconds: 3600, unwritten: 2 } as const;
/** The same of a whole network: rented addresses come by the thousand, networks do not. */
const networkRate = { action: "apply-send-network", limit: 30, windowSeconds: 3600, unwritten: 5 } as const;
/** Mails that ask to confirm, to one mailbox. */
const confirmRate = { action: "apply-confirm", limit: 5, windowSeconds: 24 * 3600 } as const;

/** A check page that was made longer ago is shown again before it is sent. */
const pageLifeMs = dayMs;

/**
 * "send": store it with this mark. "stale": its page is over a day old. "ask": show a calculation; `isAgain`: the
 * answer to an earlier one was wrong, over, or used.
 */
export type Judged = { kind: "send"; mark: SpamMark } | { kind: "stale" } | { kind: "ask"; isAgain: boolean };

export type Sending = {
  form: PublishedForm;
  draft: Draft;
  answers: Answers;
  columns: SummaryColumns;
  /** What the check page posted. */
  fields: URLSearchParams;
  /** Where it came from (`clientAddress`). */
  address: string;
};

/** Looks at an application that is about to be sent. What was sent already is not looked at again. */
export async function judgeApplication(services: Services, sending: Sending): Promise<Judged> {
  const { draft, fields, columns, address } = sending;
  if (draft.submittedAt !== null) return { kind: "send", mark: unsuspected };
  const claims = await services.tokens.verify("draft-page", fields.get("rendered") ?? "");
  const now = services.clock.now().getTime();
  if (typeof claims?.iat === "number" && now - claims.iat * 1000 > pageLifeMs) return { kind: "stale" };
  const hashes = await hashesOf(services, sending);
  const rule = await services.screen.judge({ scope: "application", email: columns.email, address });
  if (rule.effect === "allow") return { kind: "send", mark: { ...unsuspected, ...hashes } };
  const evidence = await evidenceOf(services, sending, hashes.textHash);
  const { ruleset } = await services.screen.read();
  const facts: SpamFacts = {
    ...evidence,
    isHoneypotFilled: Boolean(fields.get("company_website")),
    page: claims === null ? "none" : claims.draft === draft.id ? "ours" : "foreign",
    elapsedMs: now - draft.createdAt,
    name: columns.name,
    texts: textsOf(sending),
  };
  const scored = { ...withRule(scoreApplication(facts, ruleset), rule), ...hashes };
  // What an admin's rule holds is held, whatever is calculated.
  if (rule.effect === "hold" || rule.effect === "block")
    return hold(services, sending, { ...scored, isSpam: true, isSilent: rule.effect === "block" });
  const isBusy = evidence.isAddressBusy || evidence.isFormBusy || (await mustAllCalculate(services));
  const limit = limitOf(ruleset);
  if (scored.score < limit && !isBusy) return { kind: "send", mark: { ...scored, isSpam: false } };
  const proof = await proofOf(services, sending);
  if (proof === "none" || proof === "wrong") return { kind: "ask", isAgain: proof === "wrong" };
  if (proof === "skipped") services.screen.count("altcha:skipped");
  const weighed = { ...hashes, ...weighProof(scored, proof, limit) };
  return weighed.isSpam ? hold(services, sending, weighed) : { kind: "send", mark: weighed };
}

async function mustAllCalculate({ screen }: Services): Promise<boolean> {
  return (await screen.switchedUntil("proof-everywhere")) !== null;
}

/** Kept back: counted with its signs, and a mail that asks to confirm goes out unless it is silent. */
async function hold(services: Services, { columns }: Sending, mark: SpamMark): Promise<Judged> {
  const { screen, rateLimit } = services;
  screen.count("held:application");
  for (const { code } of mark.reasons) screen.count(`held:application:${code}`);
  if (mark.isSilent) return { kind: "send", mark };
  const mayMail = await rateLimit.take(confirmRate, mailboxOf(columns.email));
  return { kind: "send", mark: { ...mark, isSilent: !mayMail.allowed } };
}

/** Looks at the texts of a correction: suspected is only what speaks against them more than before. */
export async function judgeCorrection(
  services: Services,
  { form, before, after, columns }: Pick<Sending, "form" | "columns"> & { before: Answers; after: Answers },
): Promise<{ isSuspected: boolean; textHash: string | null }> {
  const [formerTexts, texts] = [freeTexts(form.definition, before), freeTexts(form.definition, after)];
  const text = textToCompare(texts);
  const textHash = text && (await keyedHash(services.config.secret, "application-text", text));
  const isSameText = text === textToCompare(formerTexts);
  const none = { others: 0, forms: 0 };
  const sameText = isSameText ? none : await findSameText(services, { textHash, email: columns.email });
  const typed = { isHoneypotFilled: false, page: "ours", elapsedMs: Number.POSITIVE_INFINITY } as const;
  const calm = { ...typed, isMailDisposable: false, isAddressBusy: false, isFormBusy: false };
  const former = { name: summaryColumns(form.definition, before).name, texts: formerTexts, sameText: none };
  const { score } = scoreApplication({ ...calm, name: columns.name, texts, sameText });
  const isSuspected = score >= quarantineFrom && score > scoreApplication({ ...calm, ...former }).score;
  return { isSuspected, textHash };
}

/** "none": no page has asked yet. "skipped": it did, and the sender rather confirms by mail, or runs no script. */
async function proofOf(
  services: Services,
  { draft, fields }: Sending,
): Promise<"none" | "skipped" | "solved" | "wrong"> {
  const posted = fields.get(proofName);
  if (posted === null) return "none";
  if (posted === "" || fields.get("intent") === "mail") return "skipped";
  return (await spendProof(services, draft, posted)) ? "solved" : "wrong";
}

async function evidenceOf(services: Services, { form, columns, address }: Sending, textHash: string | null) {
  const { email } = columns;
  const network = networkOf(address);
  const [takeAddress, takeNetwork] = await Promise.all([
    services.rateLimit.ready(sendRate, `${form.formId}:${address}`),
    network ? services.rateLimit.ready(networkRate, `${form.formId}:${network}`) : null,
  ]);
  // Asked in one turn: one round trip.
  const [byAddress, byNetwork, sentInHour, sameText, isMailDisposable] = await Promise.all([
    takeAddress(),
    takeNetwork?.() ?? null,
    countSentInHour(services, form.formId),
    findSameText(services, { textHash, email }),
    // A list that cannot be read must keep nobody from applying.
    isDisposableMail(services.staticFiles, email).catch((error: unknown) => {
      services.log.warn("disposable-mail-list-unread", reportError(error));
      return false;
    }),
  ]);
  const isAddressBusy = !byAddress.allowed || byNetwork?.allowed === false;
  return { isAddressBusy, isFormBusy: sentInHour >= freeInHour, sameText, isMailDisposable };
}

/** Keyed, so that neither a text nor a birth date can be found by trying. */
async function hashesOf({ config }: Services, sending: Sending) {
  const { form, answers, columns } = sending;
  const text = textToCompare(textsOf(sending));
  const birthDate = birthDateOf(form.definition, answers);
  const person = birthDate && JSON.stringify([form.formId, columns.name.toLowerCase(), birthDate]);
  return {
    textHash: text && (await keyedHash(config.secret, "application-text", text)),
    personHash: person && (await keyedHash(config.secret, "application-person", person)),
  };
}

function textsOf({ form, answers }: Sending): string[] {
  return freeTexts(form.definition, answers);
}
