import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, type Browser, count } from "../../support/accounts";
import { readCsv } from "../../support/read-csv";
import { readPdf } from "../../support/read-pdf";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const page = "/admin/credit-vouchers";
let admin: Browser;
beforeAll(async () => {
  admin = (await aMember({ email: ADMIN_EMAIL, name: "Admin" })).browser;
});

const wordsOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

async function make(fields: Record<string, string>) {
  const requestId = hidden(await wordsOf(await admin.call(page)), "requestId");
  const posted = new URLSearchParams({
    intent: "make",
    requestId,
    label: "Fair",
    credits: "3",
    maxRedemptions: "1",
    ...fields,
  });
  const response = await admin.call(page, posted);
  return { status: response.status, html: await wordsOf(response), posted };
}

const linkIn = (html: string) => /id="voucher-link"[^>]*>([^<]*)</.exec(html)?.[1] ?? "";

// Red without the page; the link must go all the way.
describe("a voucher made by the admin", () => {
  it("shows its code once, and a new account redeems it", async () => {
    const { status, html, posted } = await make({ label: "Portland & Friends" });
    const link = linkIn(html);
    expect([status, link]).toEqual([200, expect.stringMatching(/^http:\/\/localhost:8787\/redeem\/[0-9A-Z]{26}$/)]);
    expect(html).toMatch(/id="voucher-code"[^>]*>RF-[0-9A-Z]{5}(-[0-9A-Z]{5}){3}</);
    const { browser } = await aMember();
    expect((await browser.call(link, new URLSearchParams({ intent: "send" }))).status).toBe(303);
    const list = await wordsOf(await admin.call(page));
    expect(list).not.toContain(link);
    expect(list).toContain("1 of 1");
    const again = await admin.call(page, posted);
    expect([again.status, (await wordsOf(again)).includes("These were made already")]).toEqual([409, true]);
  });

  it("with invalid values is refused with an error beside the typed value, and not made", async () => {
    const before = await count("SELECT count(*) AS n FROM voucher");
    const { status, html } = await make({
      label: "Kept <b>words</b>",
      credits: "101",
      count: "501",
      audience: "email",
      validUntil: "2020-13-01",
    });
    expect(status).toBe(400);
    expect(html).toContain("Kept &lt;b&gt;words&lt;/b&gt;");
    for (const said of [
      "whole number from 1 to 100",
      "whole number from 1 to 500",
      "An email address, or a domain",
      "Until: a day",
    ])
      expect(html).toContain(said);
    expect(await count("SELECT count(*) AS n FROM voucher")).toBe(before);
  });

  it("is made in batches, as a list and as printable codes", async () => {
    const { html } = await make({ label: "Fair", count: "14", campaign: "fair" });
    const fields = { made: hidden(html, "made").replaceAll("&#x0A;", "\n"), label: "Fair", credits: "3" };
    const csv = await admin.call(`${page}/papers`, new URLSearchParams({ ...fields, as: "csv" }));
    expect([csv.status, csv.headers.get("content-disposition")]).toEqual([200, expect.stringContaining("attachment")]);
    const rows = readCsv(`\ufeff${await csv.text()}`);
    expect(rows).toHaveLength(15);
    expect(rows[1]?.[3]).toBe(linkIn(html));
    const pdf = await admin.call(`${page}/papers`, new URLSearchParams({ ...fields, as: "pdf" }));
    const read = await readPdf(await pdf.arrayBuffer());
    expect([read.file.getPageCount(), read.words.includes(rows[14]?.[2] ?? "none")]).toEqual([2, true]);
    expect(
      (await admin.call(`${page}/papers`, new URLSearchParams({ ...fields, made: "x y", as: "csv" }))).status,
    ).toBe(400);
    expect((await admin.call(`${page}/papers`)).status).toBe(404);
  });

  it("is extended, revoked from an account, given back and ended on its own page", async () => {
    const link = linkIn((await make({ label: "Own page", maxRedemptions: "2" })).html);
    const { browser, email } = await aMember();
    await browser.call(link, new URLSearchParams({ intent: "send" }));
    const id =
      /href="(\/admin\/credit-vouchers\/[0-9a-f-]{36})"[^>]*>Own page</.exec(
        await wordsOf(await admin.call(page)),
      )?.[1] ?? "";
    const html = await wordsOf(await admin.call(id));
    expect(html).toContain(email);
    const redemption = { voucherId: hidden(html, "voucherId"), accountId: hidden(html, "accountId") };
    const press = async (fields: Record<string, string>) => (await admin.call(id, new URLSearchParams(fields))).status;
    expect(await press({ intent: "undo", ...redemption })).toBe(303);
    expect(await press({ intent: "undo", ...redemption })).toBe(409);
    expect(await press({ intent: "give-back", ...redemption })).toBe(303);
    expect(await press({ intent: "extend", validUntil: "2031-01-01", maxRedemptions: "0" })).toBe(400);
    expect(await press({ intent: "extend", validUntil: "2031-01-01", maxRedemptions: "9" })).toBe(303);
    expect(await press({ intent: "revoke", why: "" })).toBe(400);
    expect(await press({ intent: "revoke", why: "Over" })).toBe(303);
    expect(await press({ intent: "revoke", why: "Over" })).toBe(409);
    expect(await press({ intent: "nothing" })).toBe(400);
    expect(await wordsOf(await admin.call(id))).toContain("Revoked.");
  });
});

it("the admin grants credits to an account by its address, and many credits need a confirmation", async () => {
  const { email, userId } = await aMember();
  const requestId = crypto.randomUUID();
  const give = (fields: Record<string, string>) =>
    admin.call(
      page,
      new URLSearchParams({ intent: "goodwill", requestId, email, credits: "21", reason: "our-fault", ...fields }),
    );
  const asked = await give({});
  expect([asked.status, (await wordsOf(asked)).includes("Check the box")]).toEqual([409, true]);
  expect((await give({ isSure: "on" })).headers.get("location")).toBe(`${page}?given`);
  expect((await give({ email: "nobody@nowhere.example", credits: "1" })).status).toBe(409);
  expect((await give({ credits: "0" })).status).toBe(400);
  const sum =
    "SELECT sum(amount) AS n FROM credit_entry WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)";
  expect(await count(sum, userId)).toBe(21);
});
