import { describe, expect, it } from "vitest";
import { asked, smallFiles, typedSteps } from "../support/apply-form";
import {
  Applicant,
  bindings,
  errorLines,
  get,
  gzipped,
  post,
  storeForm,
  weightOfScript,
} from "../support/apply-visitor";

async function rows(sql: string, ...values: unknown[]) {
  return (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results;
}

describe("applying without JavaScript", () => {
  it("goes from the start page to the receipt, and stores one application with its file, mails and notice", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll();
    const check = await (await applicant.get(6)).text();
    expect(check).toContain("Step 6 of 6:");
    for (const text of ["Ada Lovelace", "$6,400", "Analytical Engines", "payslip.pdf", "Cat", "9 Oak Avenue"]) {
      expect(check).toContain(text);
    }
    const sent = await applicant.send();
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/apply/${form.urlId}/success`]);
    const success = await (await applicant.get("/success")).text();
    expect(success).toContain("Application Submitted Successfully");
    expect(success).toContain("<bdi>ada@applicant.example</bdi>");
    const [stored] = await rows("SELECT * FROM application WHERE form_id = ?", form.formId);
    expect(success).toContain(String(stored?.reference));
    expect(stored).toMatchObject({
      move_in: "2027-01-15",
      income_monthly_minor: 640000,
      income_currency: "USD",
      adults: 2,
      has_pets: 1,
      document_count: 1,
      is_spam: 0,
    });
    expect(await rows("SELECT kind FROM outbox WHERE ref LIKE ? ORDER BY kind", `%${stored?.id}%`)).toEqual([
      { kind: "mail.new-application" },
    ]);
    expect(await rows("SELECT application_count, new_count, state FROM rent_form WHERE id = ?", form.formId)).toEqual([
      { application_count: 1, new_count: 1, state: "open" },
    ]);
    expect((await rows("SELECT id FROM notification WHERE form_id = ?", form.formId)).length).toBe(1);
    expect(
      (await rows("SELECT claimed_at FROM document WHERE application_id = ?", stored?.id))[0]?.claimed_at,
    ).toBeTypeOf("number");
  });

  // Red when tellNext answers the page itself, or when saveDraft keeps what was told before.
  it("shows all errors of a step at once, on a page that browsers can go back to, until they are corrected", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    const hostile = `"><script>alert(1)</script>\u202e\u05e9`;
    const response = await applicant.post(1, [
      [`${asked.name}.first`, hostile],
      [asked.email, "not an address"],
    ]);
    const to = response.headers.get("location") ?? "";
    expect([response.status, to]).toEqual([
      303,
      expect.stringMatching(`^/apply/${form.urlId}\\?step=1&feedback=\\d+$`),
    ]);
    const told = to.slice(to.indexOf("?"));
    const html = await (await applicant.get(told)).text();
    expect(html).toMatch(/<title>Error: Step 1 of 6: About you \| Rentform<\/title>/);
    expect(errorLines(html).length).toBe(4);
    expect(html).toContain(`href="#${asked.email}"`);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("not an address");
    const again = await (await applicant.get(1)).text();
    expect(again).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\u202e\u05e9");
    expect(again).toContain("not an address");
    expect(errorLines(again)).toEqual([]);
    const [kept] = await rows("SELECT * FROM application_draft WHERE form_id = ?", form.formId);
    expect(JSON.stringify(kept)).not.toContain("not an address");
    expect(errorLines(await (await applicant.get(told)).text()).length).toBe(4);
    expect((await applicant.post(1, typedSteps[0] ?? [])).headers.get("location")).toBe(`/apply/${form.urlId}?step=2`);
    expect(errorLines(await (await applicant.get(told)).text())).toEqual([]);
  });

  it("redirects from a later step to the first unanswered one", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    const ahead = await applicant.get(4);
    expect([ahead.status, ahead.headers.get("location")]).toEqual([302, `/apply/${form.urlId}?step=1`]);
    expect((await applicant.send()).headers.get("location")).toContain("?step=1&feedback=");
    expect(await rows("SELECT id FROM application WHERE form_id = ?", form.formId)).toEqual([]);
  });

  it("adds, keeps and removes entries of a repeated section", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    await applicant.post(1, typedSteps[0] ?? []);
    const second = `${asked.home}.1.${asked.address}.line1`;
    expect((await applicant.post(2, [...(typedSteps[1] ?? []), ["add-item", asked.home]])).status).toBe(303);
    expect(await (await applicant.get(2)).text()).toContain(`name="${second}"`);
    await applicant.post(2, [...(typedSteps[1] ?? []), [second, "Second Street 2"], ["remove-item", "0"]]);
    const html = await (await applicant.get(2)).text();
    expect(html).not.toContain(`name="${second}"`);
    expect(html).toContain("Second Street 2");
  });

  it("collapses several entries to a line each, and links back to each from the review step", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    await applicant.post(1, typedSteps[0] ?? []);
    const first = typedSteps[1] ?? [];
    const added = await applicant.post(2, [...first, ["add-item", asked.home]]);
    expect(added.headers.get("location")).toBe(`/apply/${form.urlId}?step=2#${asked.home}.1`);
    const entries = (html: string) =>
      [...html.matchAll(/<details class="f box"( open="")?><summary><b[^>]*>([^<]*)<\/b> <bdi[^>]*>([^<]*)/g)].map(
        ([, open, title, summary]) => [Boolean(open), title, summary],
      );
    expect(entries(await (await applicant.get(2)).text())).toEqual([
      [false, "Address 1", "9 Oak Avenue, Portland, Renter"],
      [true, "Address 2", ""],
    ]);
    const second = first.map(([name, value]): [string, string] => [
      name.replace(".0.", ".1."),
      value === "9 Oak Avenue" ? "1 Elm Road" : value,
    ]);
    expect((await applicant.post(2, [...first, ...second])).status).toBe(303);
    for (const [at, pairs] of typedSteps.slice(2, 4).entries()) await applicant.post(at + 3, pairs);
    await applicant.postFiles(5, [
      [asked.sign, "Ada Lovelace"],
      [asked.payslips, new File([smallFiles.pdf], "payslip.pdf")],
    ]);
    const check = await (await applicant.get(6)).text();
    for (const index of [0, 1]) expect(check).toContain(`href="/apply/${form.urlId}?step=2#${asked.home}.${index}"`);
    const broken = await applicant.refused(applicant.post(2, [[`${asked.home}.0.${asked.address}.city`, ""]]));
    expect(entries(broken)).toEqual([
      [true, "Address 1", "9 Oak Avenue, Renter"],
      [false, "Address 2", "1 Elm Road, Portland, Renter"],
    ]);
  });

  it("takes a file, shows it, and removes it again, and keeps what was typed", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    for (const [at, pairs] of typedSteps.slice(0, 4).entries()) await applicant.post(at + 1, pairs);
    const upload = await applicant.postFiles(5, [
      [asked.sign, "Ada L"],
      [asked.payslips, new File([smallFiles.jpg], "../../\u202egpj.scan\r\n.exe")],
      ["upload", asked.payslips],
    ]);
    expect(upload.status).toBe(303);
    const html = await (await applicant.get(5)).text();
    expect(html).toContain("Ada L");
    expect(html).toContain("gpj.scan");
    const id = /name="remove-document" value="([^"]+)"|value="([^"]+)" name="remove-document"/.exec(html);
    const taken = await applicant.postFiles(5, [["remove-document", id?.[1] ?? id?.[2] ?? ""]]);
    expect(taken.headers.get("location")).toBe(`/apply/${form.urlId}?step=5#${asked.payslips}`);
    expect(await (await applicant.get(5)).text()).not.toContain("gpj.scan");
  });

  it("refuses an invalid document and says why", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    for (const [at, pairs] of typedSteps.slice(0, 4).entries()) await applicant.post(at + 1, pairs);
    const big = new Uint8Array(10 * 1024 * 1024 + 1);
    big.set(smallFiles.pdf);
    for (const file of [new File([], "empty.pdf"), new File(["<html>"], "page.pdf"), new File([big], "big.pdf")]) {
      const page = await applicant.refused(applicant.postFiles(5, [[asked.payslips, file]]));
      expect(errorLines(page).join()).toContain(file.name);
    }
    expect(
      await rows(
        "SELECT d.id FROM document d JOIN application_draft a ON a.id = d.application_id WHERE a.form_id = ?",
        form.formId,
      ),
    ).toEqual([]);
  });
});

describe("answers of the apply pages", () => {
  it("are 404 for an unknown form, 410 for a closed one, 415 for a wrong content type, and a page for too much text", async () => {
    expect((await get("/apply/no-such-form-here")).status).toBe(404);
    const closed = await storeForm({ state: "closed" });
    expect((await get(`/apply/${closed.urlId}`)).status).toBe(410);
    expect((await post(`/apply/${closed.urlId}`, new URLSearchParams({ intent: "start" }))).status).toBe(410);
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    const headers = { Cookie: applicant.cookie };
    const json = await post(`/apply/${form.urlId}?step=1`, "{}", { ...headers, "Content-Type": "application/json" });
    expect(json.status).toBe(415);
    const page = await applicant.refused(applicant.post(1, [[asked.email, "x".repeat(300_000)]]));
    expect(errorLines(page).join()).toContain("too much to send at once");
  });

  it("are the receipt once it was sent, which says that later input was not sent; nothing is stored twice", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll();
    const answers = await Promise.all([1, 2, 3, 4].map(() => applicant.send()));
    for (const response of answers) expect(response.status).toBe(303);
    expect((await rows("SELECT id FROM application WHERE form_id = ?", form.formId)).length).toBe(1);
    const later = await applicant.post(1, [[asked.email, "other@applicant.example"]]);
    const receipt = "/success?said=already";
    expect([later.status, later.headers.get("location")]).toEqual([303, `/apply/${form.urlId}${receipt}`]);
    expect(await (await applicant.get(receipt)).text()).toContain("This application was already sent");
    expect(await (await applicant.get("/success")).text()).not.toContain("This application was already sent");
  });

  it("keep drafts out of every cache, and allow caching of the start page", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    const step = await applicant.get(1);
    expect(step.headers.get("cache-control")).toBe("private, no-store");
    expect(step.headers.get("content-security-policy")).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
    );
    const start = await get(`/apply/${form.urlId}`);
    expect(start.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(start.headers.get("set-cookie")).toBeNull();
    const etag = start.headers.get("etag") ?? "";
    const again = await get(`/apply/${form.urlId}?utm_source=x`, {
      "If-None-Match": etag,
      Cookie: applicant.cookie.split(";")[0] ?? "",
    });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.get("server-timing")).toContain("q=0");
    expect((await get(`/apply/${form.urlId}?lang=es`)).headers.get("etag")).not.toBe(etag);
  });

  it("return nothing of a draft's data without its cookie", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    await applicant.post(1, [[asked.email, "planted@applicant.example"]]);
    const foreign = await get(`/apply/${form.urlId}.data?step=1`);
    expect(await foreign.text()).not.toContain("planted");
    const own = await get(`/apply/${form.urlId}.data?step=1`, { Cookie: applicant.cookie });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("the size of a step", () => {
  it("is at most 24 KB gzip with styles and scripts, without fonts and third parties", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    for (const [at, pairs] of typedSteps.entries()) {
      const html = await (await applicant.get(at + 1)).text();
      const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address]) => address ?? "");
      const weights = await Promise.all(scripts.map(weightOfScript));
      // A second script comes with uploads alone.
      const hasFiles = html.includes('type="file"');
      expect(scripts.length).toBe(hasFiles ? 2 : 1);
      const whole = weights.reduce((sum, weight) => sum + weight, await gzipped(html));
      expect(whole).toBeLessThanOrEqual(24 * 1024);
      const styles = /<style[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
      expect(styles.length).toBeGreaterThan(1000);
      expect(await gzipped(styles)).toBeLessThanOrEqual(6 * 1024);
      expect(html).not.toMatch(/rel="stylesheet"|rel="preload"|https?:\/\//);
      await applicant.post(at + 1, pairs);
    }
  });
});
