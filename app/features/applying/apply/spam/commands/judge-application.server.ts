import { dayMs } from "../../../../../kernel/durations";
import { mailboxOf } from "../../../../../kernel/email";
import type { ScreenVerdict } from "../../../../../kernel/screen-rules";
import { keyedHash } from "../../../../../platform/crypto";
import { isDisposableMail } from "../../../../../platform/disposable-mail";
import { reportError } from "../../../../../platform/error-report";
import { proofName } from "../../../../../platform/proof-of-work/challenge";
import { spendProof } from "../../../../../platform/proof-of-work/proof-of-work.server";
import type { Services } from "../../../../../services";
import type { Answers } from "../../../../forms/form-model/answers";
import { birthDateOf, type SummaryColumns, summaryColumns } from "../../../../forms/form-model/contact";
import { freeTexts } from "../../../../forms/form-model/free-text";
import type { PublishedForm } from "../../../../forms/form-model/published-form";
import type { Draft } from "../../../applications/queries/find-draft.server";
import { type Evidence, type EvidenceSearch, searchEvidence } from "../queries/find-evidence.server";
import { isTextOfFewer, type SameText } from "../queries/find-same-text.server";
import {
  quarantineFrom,
  repeatedFrom,
  type SpamFacts,
  type SpamVerdict,
  scoreApplication,
  scoreProof,
  textToCompare,
  unsuspected,
  withRule,
} from "../score";

/** Mails that ask to confirm, to one mailbox. */
const confirmRate = { action: "apply-confirm", limit: 5, windowSeconds: 24 * 3600 } as const;

/** A check page that was made longer ago is shown again before it is sent. */
const pageLifeMs = dayMs;

/**
 * "send": store it with this mark. "stale": its page is over a day old. "ask": show a calculation; `isAgain`: the
 * answer to an earlier one was wrong, over, or used.
 */
export type Judged = { kind: "send"; mark: SpamVerdict } | { kind: "stale" } | { kind: "ask"; isAgain: boolean };

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

/** What is known before D1 is asked for evidence. */
export type Inspection = {
  kind: "look";
  sending: Sending;
  hashes: Pick<SpamVerdict, "textHash" | "personHash">;
  rule: ScreenVerdict;
  facts: Omit<SpamFacts, keyof Evidence>;
  mustCalculate: boolean;
};

/** Looks at an application that is about to be sent; judged at once is what was sent already, an old page, and whom a rule lets in. */
export async function inspectSubmission(services: Services, sending: Sending): Promise<Inspection | Judged> {
  const { draft, fields, columns, address } = sending;
  if (draft.submittedAt !== null) return { kind: "send", mark: unsuspected };
  const claims = await services.tokens.verify("draft-page", fields.get("rendered") ?? "");
  const now = services.clock.now().getTime();
  if (typeof claims?.iat === "number" && now - claims.iat * 1000 > pageLifeMs) return { kind: "stale" };
  const hashes = await hashesOf(services, sending);
  const rule = await services.screen.judge({ scope: "application", email: columns.email, address });
  if (rule.effect === "allow") return { kind: "send", mark: { ...unsuspected, ...hashes } };
  const facts = {
    isHoneypotFilled: Boolean(fields.get("leave_empty")),
    page: claims === null ? "none" : claims.draft === draft.id ? "ours" : "foreign",
    elapsedMs: now - draft.createdAt,
    name: columns.name,
    texts: textsOf(sending),
    isMailDisposable: await isDisposable(services, columns.email),
  } as const;
  return { kind: "look", sending, hashes, rule, facts, mustCalculate: await mustAllCalculate(services) };
}

/** What D1 is to be searched for. */
export function searchFor(services: Services, { sending, hashes }: Inspection): Promise<EvidenceSearch> {
  const { form, draft, columns, address } = sending;
  const about = { applicationId: draft.id, formId: form.formId, address, email: columns.email };
  return searchEvidence(services, { ...about, textHash: hashes.textHash });
}

/** The mark with which it may be sent as it is; null: it is to be held, or a calculation comes first. */
export function verdictToSend(look: Inspection, evidence: Evidence): SpamVerdict | null {
  const { rule, mustCalculate } = look;
  if (rule.effect === "hold" || rule.effect === "block") return null;
  if (evidence.isAddressBusy || evidence.isFormBusy || mustCalculate) return null;
  const scored = scoreOf(look, evidence);
  return scored.score < quarantineFrom ? { ...scored, isSpam: false } : null;
}

function scoreOf({ facts, hashes, rule }: Inspection, evidence: Evidence) {
  return { ...withRule(scoreApplication({ ...facts, ...evidence }), rule), ...hashes };
}

/** Judges by the look and what D1 knows. */
export async function judgeApplication(services: Services, look: Inspection, evidence: Evidence): Promise<Judged> {
  const { sending, hashes, rule } = look;
  const mark = verdictToSend(look, evidence);
  if (mark) return { kind: "send", mark };
  const scored = scoreOf(look, evidence);
  // What an admin's rule holds is held, whatever is calculated.
  if (rule.effect === "hold" || rule.effect === "block")
    return hold(services, sending, { ...scored, isSpam: true, isSilent: rule.effect === "block" });
  const proof = await proofOf(services, sending);
  if (proof === "none" || proof === "wrong") return { kind: "ask", isAgain: proof === "wrong" };
  if (proof === "skipped") services.screen.count("altcha:skipped");
  const weighed = { ...hashes, ...scoreProof(scored, proof) };
  return weighed.isSpam ? hold(services, sending, weighed) : { kind: "send", mark: weighed };
}

async function mustAllCalculate({ screen }: Services): Promise<boolean> {
  return (await screen.switchedUntil("proof-everywhere")) !== null;
}

/** Kept back: counted with its signs, and a mail that asks to confirm goes out unless it is silent. */
async function hold(services: Services, { columns }: Sending, mark: SpamVerdict): Promise<Judged> {
  const { screen, rateLimit } = services;
  screen.count("held:application");
  for (const { code } of mark.reasons) screen.count(`held:application:${code}`);
  if (mark.isSilent) return { kind: "send", mark };
  const mayMail = await rateLimit.take(confirmRate, mailboxOf(columns.email));
  return { kind: "send", mark: { ...mark, isSilent: !mayMail.allowed } };
}

/**
 * Looks at the texts of a correction: suspected is only what speaks against them more than before. `isSuspected` once others with
 * the same text are known; none matter while `isTextRare` (SQL).
 */
export async function inspectCorrection(
  { config, clock }: Services,
  { form, before, after, columns }: Pick<Sending, "form" | "columns"> & { before: Answers; after: Answers },
) {
  const [formerTexts, texts] = [freeTexts(form.definition, before), freeTexts(form.definition, after)];
  const text = textToCompare(texts);
  const textHash = text && (await keyedHash(config.secret, "application-text", text));
  const newHash = text === textToCompare(formerTexts) ? null : textHash;
  const none = { others: 0, forms: 0 };
  const typed = { isHoneypotFilled: false, page: "ours", elapsedMs: Number.POSITIVE_INFINITY } as const;
  const calm = { ...typed, isMailDisposable: false, isAddressBusy: false, isFormBusy: false };
  const former = { name: summaryColumns(form.definition, before).name, texts: formerTexts, sameText: none };
  const formerScore = scoreApplication({ ...calm, ...former }).score;
  return {
    textHash,
    newHash,
    isTextRare: isTextOfFewer(repeatedFrom, newHash, clock.now().getTime()),
    isSuspected(sameText: SameText): boolean {
      const { score } = scoreApplication({ ...calm, name: columns.name, texts, sameText });
      return score >= quarantineFrom && score > formerScore;
    },
  };
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

/** A list that cannot be read must keep nobody from applying. */
function isDisposable({ staticFiles, log }: Services, email: string): Promise<boolean> {
  return isDisposableMail(staticFiles, email).catch((error: unknown) => {
    log.warn("disposable-mail-list-unread", reportError(error));
    return false;
  });
}

/** Keyed, so that neither a text nor a birth date can be found by trying. */
async function hashesOf({ config }: Services, sending: Sending) {
  const { form, answers, columns } = sending;
  const texts = textsOf(sending);
  const birthDate = birthDateOf(form.definition, answers);
  const text = textToCompare(texts);
  const person = birthDate && JSON.stringify([form.formId, columns.name.toLowerCase(), birthDate]);
  return {
    textHash: text && (await keyedHash(config.secret, "application-text", text)),
    personHash: person && (await keyedHash(config.secret, "application-person", person)),
  };
}

function textsOf({ form, answers }: Sending): string[] {
  return freeTexts(form.definition, answers);
}
