import { canonicalJson } from "~/kernel/canonical-json";
import { sha256Hex } from "../../../platform/crypto";
import type { StoredApplication } from "./stored-application";

/** An application with the moment of its signing and the fingerprint of what was signed. */
export type SignedApplication = StoredApplication & { signed: NonNullable<StoredApplication["signed"]> };

/** Signs what is about to be stored: SHA-256 (hex) over the canonical JSON of `signedContent`. */
export async function signApplication(application: StoredApplication, at: Date): Promise<SignedApplication> {
  const signed = { at: at.toISOString(), hash: "" };
  const hash = await sha256Hex(signedContent({ ...application, signed }));
  return { ...application, signed: { ...signed, hash } };
}

/** Whether the fingerprint is still that of the content; false, too, for what was never signed. */
export async function isAsSigned(application: StoredApplication): Promise<boolean> {
  return application.signed !== undefined && (await sha256Hex(signedContent(application))) === application.signed.hash;
}

/** What the fingerprint is taken of. Never change it: stored ones could not be checked any more. */
function signedContent({ answers, consents, notices, locale, signed }: StoredApplication): string {
  return canonicalJson({ at: signed?.at, locale, notices: notices ?? [], consents, answers });
}
