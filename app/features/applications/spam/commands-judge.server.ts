import type { Services } from "../../../../workers/services";
import { keyedHash } from "../../../platform/crypto";
import { errorCode } from "../../../platform/logger";
import type { Answers } from "../../rent-forms/model/answers";
import { birthDateOf, type SummaryColumns } from "../../rent-forms/model/contact";
import type { PublishedForm } from "../../rent-forms/published-form";
import type { Draft } from "../queries-draft.server";
import { isDisposableMail } from "./disposable-mail";
import { freeTexts } from "./free-text";
import { findSameText } from "./queries-evidence.server";
import { quarantineFrom, type SpamMark, scoreApplication, textToCompare, unsuspected } from "./score";

/** Sending: of one address to one form, and to one form of all. Beyond it nobody is refused. */
export const sendRates = {
  address: { action: "apply-send", limit: 10, windowSeconds: 3600 },
  form: { action: "apply-send-form", limit: 100, windowSeconds: 600 },
} as const;

/** A check page that was made longer ago is shown again before it is sent. */
const pageLifeMs = 24 * 60 * 60 * 1000;

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

/**
 * Looks at an application that is about to be sent. "stale": its page was made over a day ago and is to be shown again. What was
 * sent already is not looked at again.
 */
export async function judgeApplication(services: Services, sending: Sending): Promise<SpamMark | "stale"> {
  const { draft, fields } = sending;
  if (draft.submittedAt !== null) return unsuspected;
  const claims = await services.tokens.verify("draft-page", fields.get("rendered") ?? "");
  const now = services.clock.now().getTime();
  if (typeof claims?.iat === "number" && now - claims.iat * 1000 > pageLifeMs) return "stale";
  const hashes = await hashesOf(services, sending);
  const scored = scoreApplication({
    ...(await evidenceOf(services, sending, hashes.textHash)),
    isHoneypotFilled: Boolean(fields.get("company_website")),
    page: claims === null ? "none" : claims.draft === draft.id ? "ours" : "foreign",
    elapsedMs: now - draft.createdAt,
    name: sending.columns.name,
    texts: textsOf(sending),
  });
  return { ...scored, isSpam: scored.score >= quarantineFrom, ...hashes };
}

async function evidenceOf(services: Services, { form, columns, address }: Sending, textHash: string | null) {
  const { email } = columns;
  const [byAddress, byForm, sameText, isMailDisposable] = await Promise.all([
    services.rateLimit.take(sendRates.address, `${form.formId}:${address}`),
    services.rateLimit.take(sendRates.form, form.formId),
    findSameText(services, { textHash, email }),
    // A list that cannot be read must keep nobody from applying.
    isDisposableMail(services.staticFiles, email).catch((error: unknown) => {
      services.log.warn("disposable-mail-list-unread", { code: errorCode(error) });
      return false;
    }),
  ]);
  return { isAddressBusy: !byAddress.allowed, isFormBusy: !byForm.allowed, sameText, isMailDisposable };
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
