import { canonicalJson } from "~/kernel/canonical-json";
import { sha256Hex } from "../../../platform/crypto";
import type { Answers } from "../../forms/form-model/answers";
import type { StoredApplication, UnsignedApplication } from "../applications/stored-application";

/** Signs what is about to be stored, with the moment and a fingerprint: SHA-256 (hex) over the canonical JSON of `signedContent`. */
export async function signApplication(application: UnsignedApplication, now: Date): Promise<StoredApplication> {
  const at = now.toISOString();
  return { ...application, signed: { at, hash: await sha256Hex(signedContent(application, at)) } };
}

/**
 * What is stored once answers were changed or added: signature, consents and their moment stay, the change has a
 * fingerprint of its own. Only a signature that was given anew signs anew.
 */
export async function amendApplication(
  next: UnsignedApplication,
  { signed, answers }: StoredApplication,
  now: Date,
): Promise<StoredApplication> {
  const isSignedAnew = canonicalJson(signaturesIn(next.answers)) !== canonicalJson(signaturesIn(answers));
  if (isSignedAnew) return signApplication(next, now);
  return { ...next, signed, amended: (await signApplication(next, now)).signed };
}

function signaturesIn(answers: Answers): unknown[] {
  return Object.values(answers).filter((answer) => typeof answer === "object" && "typedName" in answer);
}

/** Whether the last fingerprint is still that of the content. */
export async function isAsSent(application: StoredApplication): Promise<boolean> {
  const { at, hash } = application.amended ?? application.signed;
  return (await sha256Hex(signedContent(application, at))) === hash;
}

/** What the fingerprint is taken of. Never change it: stored ones could not be checked any more. */
function signedContent({ answers, consents, notices, locale }: UnsignedApplication, at: string): string {
  return canonicalJson({ at, locale, notices: notices ?? [], consents, answers });
}
