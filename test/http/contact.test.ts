import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { contactLimits } from "../../app/features/people/contact/limits";
import { signContactPage } from "../../app/platform/support-messages.server";
import { anAddress, lettersTo } from "../support/accounts";
import { choicesIn } from "../support/address-choices";
import { bindings, ids, testServices } from "../support/forms";
import { get, origin } from "./guests/visit";

const secondMs = 1000;
/** Each post from a network address of its own, unless a test is about that. */
function send(fields: Record<string, string>, options: { from?: string; address?: string } = {}): Promise<Response> {
  return SELF.fetch(`${origin}/contact`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": options.address ?? ids.nodeId(),
      Origin: options.from ?? origin,
    },
    body: new URLSearchParams(fields),
  });
}

const pageOfAge = (ageMs: number) => signContactPage(testServices(new Date(Date.now() - ageMs)));

async function aPost(change: Record<string, string> = {}): Promise<Record<string, string>> {
  const rendered = await pageOfAge(10 * secondMs);
  return {
    rendered,
    email: anAddress(),
    subject: "A question",
    message: `May I ask for references? ${ids.nodeId()}`,
    leave_empty: "",
    ...change,
  };
}

type Row = { id: string; sealed: string; is_spam: number; score: number; reasons: string };
const rowsSince = async (at: number) =>
  (await bindings.DB.prepare("SELECT * FROM contact_message WHERE created_at >= ?").bind(at).all<Row>()).results;
const jobsOf = async (id: string) =>
  (
    await bindings.DB.prepare("SELECT kind FROM outbox WHERE json_extract(ref, '$.contactMessageId') = ? ORDER BY kind")
      .bind(id)
      .all<{ kind: string }>()
  ).results.map((row) => row.kind);

/** What a post adds to the stored messages. */
async function newRows(fields: Record<string, string>): Promise<{ response: Response; rows: Row[] }> {
  const before = new Set((await rowsSince(0)).map((row) => row.id));
  const response = await send(fields);
  return { response, rows: (await rowsSince(0)).filter((row) => !before.has(row.id)) };
}

describe("GET /contact", () => {
  it("prefills the form from the URL, as text", async () => {
    const search = new URLSearchParams({
      subject: 'A "form" <b>',
      message: "One\nTwo",
      email: "a@b.example",
      name: "Ada",
    });
    const html = await (await get(`/contact?${search}&company=Acme`)).text();
    expect(html).toContain("<title>Help Center | Rentform</title>");
    expect(html).toContain('value="A &quot;form&quot; &lt;b&gt;"');
    expect(html).toMatch(/<textarea[^>]*>One\nTwo<\/textarea>/);
    for (const value of ["a@b.example", "Ada", "Acme"]) expect(html).toContain(`value="${value}"`);
  });

  it("ignores values that the form would refuse", async () => {
    const response = await get(`/contact?subject=${"s".repeat(200)}&message=${"%00"}&name=Ada`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('value="sss');
    expect(html).toContain('value="Ada"');
  });

  it("shows common questions with answers, by topic", async () => {
    const html = await (await get("/contact")).text();
    expect(html.match(/href="\/faq#[a-z-]+"/g)).toHaveLength(16);
  });
});

describe("POST /contact", () => {
  it("stores the message encrypted, and mails support and the sender", async () => {
    const { response, rows } = await newRows(await aPost());
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
    expect(rows).toHaveLength(1);
    const [row] = rows as [Row];
    expect(row.sealed).not.toContain("references");
    expect([row.is_spam, row.score, row.reasons]).toEqual([0, 0, "[]"]);
    expect(await jobsOf(row.id)).toEqual(["mail.contact", "mail.contact-copy"]);
    expect(await (await get("/contact?sent=1")).text()).toContain("Your message is with us");
  });

  // Red without the dedupe key.
  it("stores a page posted twice once, and a different text of the same page again", async () => {
    const fields = await aPost();
    expect((await newRows(fields)).rows).toHaveLength(1);
    expect((await newRows(fields)).rows).toHaveLength(0);
    expect((await newRows({ ...fields, message: "And another thing" })).rows).toHaveLength(1);
  });

  it("stores suspected spam with its reasons, notifies support, and sends no copy", async () => {
    const { response, rows } = await newRows(await aPost({ rendered: await pageOfAge(0) }));
    expect(response.status).toBe(303);
    const [row] = rows as [Row];
    expect([row.is_spam, JSON.parse(row.reasons)]).toEqual([1, ["too-fast"]]);
    expect(await jobsOf(row.id)).toEqual(["mail.contact"]);
  });

  it("accepts a message whose honeypot was filled by the browser", async () => {
    const { rows } = await newRows(await aPost({ leave_empty: "https://acme.example" }));
    expect([rows[0]?.is_spam, rows[0]?.reasons]).toEqual([0, '["honeypot"]']);
  });

  it.each([
    ["over a day old", 24 * 3600 * secondMs + secondMs],
    ["not ours", null],
  ])("shows a page that is %s again, with what was typed and a new timestamp", async (_what, ageMs) => {
    const rendered = ageMs === null ? "x.y.z" : await pageOfAge(ageMs);
    const { response, rows } = await newRows(await aPost({ rendered, subject: "Typed words" }));
    const html = await response.text();
    expect([response.status, rows]).toEqual([400, []]);
    expect(html).toContain('value="Typed words"');
    expect(html).not.toContain(rendered);
  });

  it("shows an error beside each field, and keeps what was typed", async () => {
    const fields = await aPost({ email: "nobody", message: "" });
    const { response, rows } = await newRows(fields);
    const html = await response.text();
    expect([response.status, rows]).toEqual([400, []]);
    expect(html).toContain("<title>Error: Help Center");
    expect(html).toContain('href="#email"');
    expect(html).toContain('id="message-error"');
    expect(html).toContain('value="nobody"');
    // The same page goes on: a word put right within two seconds makes nobody a machine.
    expect(html).toContain(`value="${fields.rendered}"`);
  });

  // Red when the action sends whatever address could be read.
  it("asks about an address that looks like a slip until its writer answers, and loses nothing of the message", async () => {
    const name = `ada-${ids.nodeId()}`;
    const fields = await aPost({ email: `${name}@gmial.com`, subject: "Typed words", company: "Acme" });
    for (const answer of ["", "right:somebody@gmial.com"]) {
      const { response, rows } = await newRows({ ...fields, "address-answer": answer });
      const html = await response.text();
      expect([response.status, rows]).toEqual([400, []]);
      expect(html).toContain(`Did you mean <bdi>${name}@gmail.com</bdi>?`);
      for (const value of ["Typed words", "Acme", `${name}@gmial.com`, fields.rendered])
        expect(html).toContain(`value="${value}"`);
      expect(choicesIn(html)).toEqual([
        { value: `meant:${name}@gmial.com`, isChecked: false },
        { value: `right:${name}@gmial.com`, isChecked: false },
      ]);
    }
    for (const [answer, address] of [
      ["meant", `${name}@gmail.com`],
      ["right", `${name}@gmial.com`],
    ]) {
      const posted = { ...fields, message: `About ${answer}`, "address-answer": `${answer}:${name}@gmial.com` };
      expect((await newRows(posted)).rows).toHaveLength(1);
      await expect.poll(async () => (await lettersTo(`${address}`)).length).toBe(1);
    }
  });

  it("keeps the answer about an address where something else has to be mended", async () => {
    const fields = await aPost({ email: "ada@gmial.com", message: "", "address-answer": "right:ada@gmial.com" });
    const html = await (await send(fields)).text();
    expect(choicesIn(html).map(({ isChecked }) => isChecked)).toEqual([false, true]);
  });

  it("refuses a line break in the subject", async () => {
    const { response, rows } = await newRows(await aPost({ subject: "Hello\r\nBcc: all@example.com" }));
    expect([response.status, rows]).toEqual([400, []]);
  });

  it("refuses a body larger than any message", async () => {
    const { response, rows } = await newRows(await aPost({ message: "a".repeat(40_000) }));
    expect([response.status, rows]).toEqual([413, []]);
  });

  it.each([["https://evil.test"], ["null"]])("refuses a post from the origin %s", async (from) => {
    const response = await send(await aPost(), { from });
    expect(response.status).toBe(403);
  });

  /** Posts until one is refused; a window may end in between, so that twice the limit is always enough. */
  async function untilRefused(limit: number, next: () => Promise<Response>): Promise<Response> {
    let last = await next();
    for (let count = 1; last.status !== 429 && count <= 2 * limit; count += 1) last = await next();
    return last;
  }

  // Each is red without its line in sendContactMessage.
  it.each([
    ["one inbox", contactLimits.perEmail.limit, { email: anAddress() }, {}],
    ["one machine", contactLimits.perAddress.limit, {}, { address: "2001:db8::7" }],
  ])(
    "is limited by the hour for %s, says how long to wait, and stays open for others",
    async (_who, limit, change, options) => {
      const last = await untilRefused(limit, async () => send(await aPost(change), options));
      expect(last.status).toBe(429);
      expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await last.text()).toContain("Try again in");
      expect((await send(await aPost())).status).toBe(303);
    },
  );
});
