import { z } from "zod";
import { readBytes } from "./body/bytes";

/** "unanswered": the resolver could not be asked; no records is an empty list. */
export type DnsAnswer = readonly string[] | "unanswered";

/** Asks for the records of a name. TXT strings are joined; nothing of an answer is to be trusted. */
export type Dns = {
  resolve(name: string, type: "TXT" | "MX"): Promise<DnsAnswer>;
  /** The policy file of MTA-STS (RFC 8461), which stands on a web server of the domain; null where there is none. */
  readPolicy(domain: string): Promise<string | null>;
};

const typeNumbers = { TXT: 16, MX: 15 } as const;
const notThere = 3;
const waitMs = 4000;
/** RFC 8461, 3.3 suggests 64 kilobytes. */
const policyBytesMax = 64 * 1024;

const answerSchema = z.object({
  Status: z.number().int(),
  Answer: z
    .array(z.object({ type: z.number().int(), data: z.string().max(5000) }))
    .max(100)
    .default([]),
});

/** DNS over HTTPS in the JSON form of Cloudflare's resolver (application/dns-json). */
export function createDns(fetcher: typeof fetch): Dns {
  return {
    async resolve(name, type) {
      const url = new URL("https://cloudflare-dns.com/dns-query");
      url.search = new URLSearchParams({ name, type }).toString();
      try {
        const response = await fetcher(url, {
          headers: { Accept: "application/dns-json" },
          signal: AbortSignal.timeout(waitMs),
        });
        const { Status, Answer } = answerSchema.parse(await response.json());
        if (Status !== 0 && Status !== notThere) return "unanswered";
        const found = Answer.filter((record) => record.type === typeNumbers[type]).map(({ data }) => data);
        return type === "TXT" ? found.map(joinStrings) : found;
      } catch {
        return "unanswered";
      }
    },
    async readPolicy(domain) {
      try {
        // RFC 8461, 3.3: who sends mail follows no redirect, and neither do we.
        const response = await fetcher(`https://mta-sts.${domain}/.well-known/mta-sts.txt`, {
          redirect: "manual",
          signal: AbortSignal.timeout(waitMs),
        });
        const bytes = response.status === 200 ? await readBytes(response, policyBytesMax) : null;
        return bytes && new TextDecoder().decode(bytes);
      } catch {
        return null;
      }
    },
  };
}

/** A long text stands in several quoted strings: "v=spf1 " "-all". */
function joinStrings(data: string): string {
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = ""]) => part.replace(/\\(.)/g, "$1"));
  return parts.length > 0 ? parts.join("") : data;
}

/** For development and tests: a domain in good order, and nothing under any other name. */
export function createLocalDns(domain: string, selector: string | null): Dns {
  const records: Record<string, readonly string[]> = {
    [`TXT ${domain}`]: ["v=spf1 include:_spf.mail.test -all"],
    [`MX ${domain}`]: [`10 mx.${domain}.`],
    [`TXT ${selector}._domainkey.${domain}`]: ["v=DKIM1; k=rsa; p=MIIBIjANBg"],
    [`TXT _dmarc.${domain}`]: [`v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`],
  };
  return { resolve: async (name, type) => records[`${type} ${name}`] ?? [], readPolicy: async () => null };
}

/** Of "Rentform <hello@mail.example>": what stands behind the at sign. */
export function senderDomain(mailFrom: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(mailFrom)?.[1]?.toLowerCase() ?? "";
}
