import { applyStyles } from "../../features/answering/ui/apply-shell";
import { cachedPolicy } from "../../platform/security-headers";

let policy: Promise<string> | undefined;

/** No nonce: the pages are kept in caches. The one style element stands there by its hash. */
export function applyPolicy(): Promise<string> {
  policy ??= hashOf(applyStyles).then((hash) => cachedPolicy({ styles: [`'sha256-${hash}'`] }));
  return policy;
}

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest));
}
