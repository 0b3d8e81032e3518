import { canonicalJson } from "~/kernel/canonical-json";
import { sha256Hex } from "../../../platform/crypto";
import type { StoredApplication, UnsignedApplication } from "../applications/stored-application";

/** Signs what is about to be stored, with the moment and a fingerprint: SHA-256 (hex) over the canonical JSON of `signedContent`. */
export async function signApplication(application: UnsignedApplication, now: Date): Promise<StoredApplication> {
  const at = now.toISOString();
  return { ...application, signed: { at, hash: await sha256Hex(signedContent(application, at)) } };
}

/** Whether the fingerprint is still that of the content. */
export async function isAsSigned(application: StoredApplication): Promise<boolean> {
  const { at, hash } = application.signed;
  return (await sha256Hex(signedContent(application, at))) === hash;
}

/** What the fingerprint is taken of. Never change it: stored ones could not be checked any more. */
function signedContent({ answers, consents, notices, locale }: UnsignedApplication, at: string): string {
  return canonicalJson({ at, locale, notices: notices ?? [], consents, answers });
}
