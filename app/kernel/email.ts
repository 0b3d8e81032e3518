import { z } from "zod";
import { parseUrl } from "./parse-url";

/**
 * An address as it is stored and compared: trimmed, lower case, its domain in ASCII (punycode). At most 254
 * characters; line breaks and every other control character are refused, so that none reaches a mail's header.
 */
export const emailSchema = z
  .string()
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

/**
 * The mailbox behind a stored address, for counting: without what follows a plus, and without dots where the provider
 * ignores them. Never an address to write to.
 */
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
