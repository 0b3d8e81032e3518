import { describe, expect, it } from "vitest";
import { checkDomain, type DomainRecords } from "../../../app/features/operator/mail-test/domain-checks";
import { createDns, type DnsAnswer, senderDomain } from "../../../app/platform/dns";

const sound: DomainRecords = {
  spf: ["v=spf1 include:_spf.mail.test -all", "google-site-verification=x"],
  mx: ["10 mx.mail.test."],
  dkim: ["v=DKIM1; k=rsa; p=MIIB"],
  dmarc: ["v=DMARC1; p=reject; rua=mailto:a@mail.test"],
  mtaSts: ["v=STSv1; id=1"],
  tlsRpt: ["v=TLSRPTv1; rua=mailto:a@mail.test"],
  policy: "version: STSv1\r\nmode: enforce\r\nmx: *.mail.test\r\nmax_age: 604800\r\n",
};
const stateOf = (name: string, records: Partial<DomainRecords>) =>
  checkDomain({ ...sound, ...records }).find((check) => check.name === name)?.state;

describe("the DNS checks of the mail domain", () => {
  it("are all good for correct records", () => {
    expect(checkDomain(sound).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => "good"));
  });

  it.each<[string, string, keyof DomainRecords, DnsAnswer | null]>([
    ["bad", "SPF", "spf", []],
    ["bad", "SPF", "spf", ["v=spf1 -all", "v=spf1 include:a.test -all"]],
    ["bad", "SPF", "spf", ["v=spf1 include:a.test +all"]],
    ["bad", "SPF", "spf", ["v=spf1 include:a.test all"]],
    ["bad", "SPF", "spf", [`v=spf1 ${"include:a.test ".repeat(11)}-all`]],
    ["good", "SPF", "spf", [`v=spf1 ${"include:a.test ".repeat(10)}~all`]],
    ["amber", "SPF", "spf", ["v=spf1 include:a.test ?all"]],
    ["unknown", "SPF", "spf", "unanswered"],
    ["unknown", "DKIM", "dkim", null],
    ["bad", "DKIM", "dkim", []],
    ["bad", "DKIM", "dkim", ["v=DKIM1; p="]],
    ["bad", "DMARC", "dmarc", []],
    ["amber", "DMARC", "dmarc", ["v=DMARC1; p=none; rua=mailto:a@mail.test"]],
    ["amber", "DMARC", "dmarc", ["v=DMARC1; p=reject"]],
    ["amber", "MX", "mx", []],
    ["bad", "MX", "mx", ["0 ."]],
    ["unknown", "MX", "mx", "unanswered"],
    ["amber", "MTA-STS", "mtaSts", []],
    ["amber", "TLS-RPT", "tlsRpt", ["v=spf1 -all"]],
  ])("rate a domain as %s in %s when %s is %j", (state, name, record, answer) => {
    expect(stateOf(name, { [record]: answer })).toBe(state);
  });

  // Red without judgePolicy: a record alone was told as good.
  it.each<[string, string | null, string]>([
    ["bad", null, "cannot be read"],
    ["bad", "<html>Not found</html>", "no version that is known"],
    ["amber", "version: STSv1\nmode: testing\nmx: mx.mail.test\nmax_age: 1", "mode is testing"],
    ["amber", "version: STSv1\nmx: mx.mail.test", "mode is missing"],
    ["bad", "version: STSv1\nmode: enforce\nmx: mail.test\nmax_age: 1", "does not name mx.mail.test"],
    ["bad", "version: STSv1\nmode: enforce\nmx: *.test\nmax_age: 1", "does not name mx.mail.test"],
    ["good", "version: STSv1\nmode: enforce\nmx: MX.mail.test\nmax_age: 1", "comes encrypted"],
  ])("rate an MTA-STS policy as %s: %j", (state, policy, says) => {
    const found = checkDomain({ ...sound, policy }).find(({ name }) => name === "MTA-STS");
    expect([found?.state, found?.says]).toEqual([state, expect.stringContaining(says)]);
  });

  it("take the domain from the sender's address", () => {
    expect(senderDomain("Rentform <hello@Mail.Rentform.example>")).toBe("mail.rentform.example");
  });
});

/** A resolver that answers so, and keeps what it was asked. */
function answering(status: number, body: unknown) {
  const asked: string[] = [];
  const fetcher = async (url: unknown) => {
    asked.push(String(url));
    return Response.json(body, { status });
  };
  return { asked, dns: createDns(fetcher as typeof fetch) };
}

describe("a DNS resolver's answer", () => {
  it("has its quoted strings joined, and other record types omitted", async () => {
    const { asked, dns } = answering(200, {
      Status: 0,
      Answer: [
        { type: 5, data: "elsewhere.test." },
        { type: 16, data: '"v=spf1 include:a.test " "-all"' },
        { type: 16, data: '"with \\"marks\\""' },
      ],
    });
    expect(await dns.resolve("mail.test", "TXT")).toEqual(["v=spf1 include:a.test -all", 'with "marks"']);
    expect(asked).toEqual(["https://cloudflare-dns.com/dns-query?name=mail.test&type=TXT"]);
  });

  it.each([
    ["no such name", { Status: 3 }, []],
    ["a failure of the server", { Status: 2 }, "unanswered"],
    ["nonsense", { Status: "ok" }, "unanswered"],
    ["no object", [], "unanswered"],
  ])("of %s is read as %j", async (_what, body, answer) => {
    expect(await answering(200, body).dns.resolve("mail.test", "TXT")).toEqual(answer);
  });
});

describe("the MTA-STS policy file", () => {
  const read = (answer: () => Promise<Response>) => {
    const asked: unknown[] = [];
    const fetcher = async (url: unknown, init: RequestInit) => {
      asked.push(String(url), init.redirect);
      return answer();
    };
    return createDns(fetcher as typeof fetch)
      .readPolicy("mail.test")
      .then((policy) => ({ policy, asked }));
  };

  it("is requested at RFC 8461's address without following redirects", async () => {
    expect(await read(async () => new Response("version: STSv1"))).toEqual({
      policy: "version: STSv1",
      asked: ["https://mta-sts.mail.test/.well-known/mta-sts.txt", "manual"],
    });
  });

  it("counts as missing when not found, too large or unreachable", async () => {
    expect((await read(async () => new Response("moved", { status: 301 }))).policy).toBeNull();
    expect((await read(async () => new Response("x".repeat(70_000)))).policy).toBeNull();
    expect(await read(async () => Promise.reject(new Error("no")))).toMatchObject({ policy: null });
  });
});
