import { z } from "zod";
import { parseUrl } from "./parse-url";
import { singleLine } from "./typed-text";

/** An address as it is stored: trimmed, lower case, its domain in punycode, at most 254 characters, no control ones. */
export const emailSchema = singleLine()
  .max(400)
  .transform((text) => withAsciiDomain(text.trim().toLowerCase()))
  .pipe(z.email().max(254));

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || /[\s/?#:@\\[\]%]/u.test(domain)) return address;
  const url = parseUrl(`http://${domain}`);
  return url ? `${address.slice(0, at + 1)}${url.hostname}` : address;
}

/** Providers that put every spelling with dots into one mailbox; the second is another name of the first. */
const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind a stored address, for counting alone: no plus, and no dots where the provider ignores them. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  return dotlessDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Whether this is written like an address; says nothing of who has it. */
export function isAddress(text: string): boolean {
  return emailSchema.safeParse(text).success;
}
