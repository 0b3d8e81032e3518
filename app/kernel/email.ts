import { z } from "zod";

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
  const url = URL.parse(`http://${domain}`);
  return url ? `${address.slice(0, at + 1)}${url.hostname}` : address;
}
