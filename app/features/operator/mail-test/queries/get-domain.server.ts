import { senderDomain } from "../../../../platform/dns";
import type { Services } from "../../../../services";
import { checkDomain, type DomainCheck } from "../domain-checks";

/** Asks DNS about the domain of MAIL_FROM, seven questions at once. Never throws. */
export async function getDomain({ config, dns }: Services): Promise<{ domain: string; checks: DomainCheck[] }> {
  const domain = senderDomain(config.mailFrom);
  const selector = config.mailDkimSelector;
  const [spf, mx, dkim, dmarc, mtaSts, tlsRpt, policy] = await Promise.all([
    dns.resolve(domain, "TXT"),
    dns.resolve(domain, "MX"),
    selector === null ? null : dns.resolve(`${selector}._domainkey.${domain}`, "TXT"),
    dns.resolve(`_dmarc.${domain}`, "TXT"),
    dns.resolve(`_mta-sts.${domain}`, "TXT"),
    dns.resolve(`_smtp._tls.${domain}`, "TXT"),
    dns.readPolicy(domain),
  ]);
  return { domain, checks: checkDomain({ spf, mx, dkim, dmarc, mtaSts, tlsRpt, policy }) };
}
