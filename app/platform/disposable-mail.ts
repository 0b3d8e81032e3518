import listUrl from "disposable-email-domains-js/dist/dict/disposable_email_blocklist.json?url&no-inline";
import { z } from "zod";
import type { StaticFiles } from "./static-files";

/** 8,883 domains, 170 KB: a static file, read once in an isolate's life and not at its start. */
let domains: Set<string> | undefined;

/** Whether an address is of a mailbox for an hour, or of a part of such a domain. Throws when the list cannot be read. */
export async function isDisposableMail(staticFiles: StaticFiles, email: string): Promise<boolean> {
  domains ??= parseDomains(await staticFiles.read(listUrl));
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  for (let from = 0; from < labels.length - 1; from += 1) if (domains.has(labels.slice(from).join("."))) return true;
  return false;
}

function parseDomains(bytes: Uint8Array): Set<string> {
  return new Set(z.array(z.string()).parse(JSON.parse(new TextDecoder().decode(bytes))));
}
