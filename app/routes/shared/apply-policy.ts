import { applyStyles } from "../../features/applying/answering/ui/apply-shell";
import { scriptMark } from "../../features/applying/answering/ui/script-mark";
import { homeStyle } from "../../features/applying/apply/ui/home-page";
import { cachedPolicy } from "../../platform/security-headers";

let policy: Promise<string> | undefined;

/** No nonce: the pages are kept in caches. The style elements and the one line of script stand there by their hashes. */
export function applyPolicy(): Promise<string> {
  policy ??= Promise.all([scriptMark, ...applyStyles, homeStyle].map(sourceOf)).then(([script = "", ...styles]) =>
    cachedPolicy({ scripts: [script], styles }),
  );
  return policy;
}

async function sourceOf(text: string): Promise<string> {
  return `'sha256-${await hashOf(text)}'`;
}

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest));
}
