import type { DnsAnswer } from "../../../platform/dns";

export type DomainCheck = { name: string; state: "good" | "amber" | "bad" | "unknown"; says: string };

/** What DNS says of the domain that our mails come from. `dkim` is null where no selector is configured. */
export type DomainRecords = {
  spf: DnsAnswer;
  mx: DnsAnswer;
  dkim: DnsAnswer | null;
  dmarc: DnsAnswer;
  mtaSts: DnsAnswer;
  tlsRpt: DnsAnswer;
  /** The policy file of MTA-STS; null where it could not be read. */
  policy: string | null;
};

/** RFC 7208, section 4.6.4. */
const lookUpsMax = 10;

/** One line a record: SPF, DKIM and DMARC are what Gmail (November 2025) and Microsoft (May 2025) refuse mail without. */
export function checkDomain(records: DomainRecords): DomainCheck[] {
  return [
    check("SPF", records.spf, "v=spf1", judgeSpf),
    records.dkim === null
      ? { name: "DKIM", state: "unknown", says: "Set MAIL_DKIM_SELECTOR to the selector that the email service names" }
      : check("DKIM", records.dkim, "", judgeDkim),
    check("DMARC", records.dmarc, "v=DMARC1", judgeDmarc),
    checkMx(records.mx),
    check("MTA-STS", records.mtaSts, "v=STSv1", () => judgePolicy(records), "amber"),
    check("TLS-RPT", records.tlsRpt, "v=TLSRPTv1", () => good("Failures of encryption are reported"), "amber"),
  ];
}

type Verdict = Omit<DomainCheck, "name">;
const good = (says: string): Verdict => ({ state: "good", says });

/** `missing`: how bad it is that there is no such record. */
function check(
  name: string,
  answer: DnsAnswer,
  begin: string,
  judge: (record: string) => Verdict,
  missing: "bad" | "amber" = "bad",
): DomainCheck {
  if (answer === "unanswered") return { name, state: "unknown", says: "DNS did not answer: look again" };
  const found = answer.filter((record) => record.toLowerCase().startsWith(begin.toLowerCase()));
  const [record] = found;
  if (record === undefined) return { name, state: missing, says: "There is no record" };
  if (found.length > 1) return { name, state: "bad", says: `There are ${found.length} records: receivers take none` };
  return { name, ...judge(record) };
}

function judgeSpf(record: string): Verdict {
  const terms = record.split(/\s+/).slice(1);
  const lookUps = terms.filter((term) => /^[+?~-]?(include:|a\b|mx\b|ptr\b|exists:)|^redirect=/i.test(term)).length;
  const end = terms.find((term) => /^[+?~-]?all$/i.test(term));
  if (end !== undefined && /^\+?all$/i.test(end))
    return { state: "bad", says: "It ends in +all: anyone may send as us" };
  if (lookUps > lookUpsMax) return { state: "bad", says: `It asks for ${lookUps} look-ups, ${lookUpsMax} are allowed` };
  if (end === "-all" || end === "~all") return good(`One record, ${lookUps} of ${lookUpsMax} look-ups, ${end}`);
  return { state: "amber", says: "It does not say what to do with other senders: end it in -all or ~all" };
}

function judgeDkim(record: string): Verdict {
  const key = /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.trim();
  return key ? good("The selector has a key") : { state: "bad", says: "The selector has no key: it was revoked" };
}

function judgeDmarc(record: string): Verdict {
  const policy = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
  const isReported = /(?:^|;)\s*rua\s*=/i.test(record);
  if (policy !== "quarantine" && policy !== "reject")
    return {
      state: "amber",
      says: `Its policy is ${policy ?? "missing"}: quarantine or reject keeps others from using the name`,
    };
  return isReported
    ? good(`Policy ${policy}, with reports`)
    : { state: "amber", says: `Policy ${policy}, and no one gets its reports: add rua=` };
}

/** RFC 8461, 3.2: where the record stands, servers read a file that names who may take the domain's mail. */
function judgePolicy({ policy, mx }: DomainRecords): Verdict {
  if (policy === null) return { state: "bad", says: "There is a record, and its policy file cannot be read" };
  const lines = policy.split(/\r?\n/).map((line) => line.split(":").map((part) => part.trim().toLowerCase()));
  const valuesOf = (name: string) => lines.filter(([key]) => key === name).map(([, value = ""]) => value);
  if (valuesOf("version")[0] !== "stsv1")
    return { state: "bad", says: "Its policy file is of no version that is known" };
  const [mode = "missing"] = valuesOf("mode");
  const unnamed = mx === "unanswered" ? undefined : mx.map(hostOf).find((host) => !isNamed(host, valuesOf("mx")));
  if (mode === "enforce" && unnamed !== undefined)
    return { state: "bad", says: `Its policy does not name ${unnamed}: email to this domain is refused` };
  if (mode === "enforce") return good("Email to this domain comes encrypted");
  return { state: "amber", says: `Its policy's mode is ${mode}: enforce is what protects` };
}

/** Of "10 mx.mail.test.": the host. */
const hostOf = (record: string) => (record.trim().split(/\s+/).at(-1) ?? "").replace(/\.$/, "").toLowerCase();

/** "*.mail.test" stands for one label. */
function isNamed(host: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith("*.") ? host.slice(host.indexOf(".")) === pattern.slice(1) : host === pattern,
  );
}

function checkMx(answer: DnsAnswer): DomainCheck {
  const name = "MX";
  if (answer === "unanswered") return { name, state: "unknown", says: "DNS did not answer: look again" };
  if (answer.length === 0)
    return { name, state: "amber", says: "There is none: answers and returned email go nowhere" };
  const isNull = answer.some((record) => /^0\s+\.$/.test(record.trim()));
  return isNull
    ? { name, state: "bad", says: "It says that the domain takes no email: some receivers refuse such senders" }
    : { name, ...good(`${answer.length} ${answer.length === 1 ? "server takes" : "servers take"} its email`) };
}
