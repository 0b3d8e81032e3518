import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it } from "vitest";
import { draftRates } from "../../../app/features/applying/answering/draft-rates";
import { asked } from "../../support/apply-form";
import { Applicant, bindings, get, post, storeForm, weightOfScript } from "../../support/apply-visitor";
import { ids, mintToken, testServices } from "../../support/forms";
import { takenBefore } from "../../support/taken-before";

type Row = Record<string, string | number | null>;

async function rowsOf(formId: string): Promise<Row[]> {
  return (await bindings.DB.prepare("SELECT * FROM application WHERE form_id = ?").bind(formId).all<Row>()).results;
}

/** Somebody whose sending looks like a machine's: without the page, and faster than hands. */
async function aSuspect(urlId: string): Promise<Applicant> {
  const applicant = new Applicant(urlId);
  await applicant.fillAll({ [asked.email]: `${ids.nodeId()}@tenant.example` });
  // However slow the machine of this test is, its typing was faster than hands.
  await bindings.DB.prepare("UPDATE application_draft SET created_at = created_at + 3600000 WHERE form_id = ?")
    .bind(
      (await bindings.DB.prepare("SELECT id FROM rent_form WHERE url_id = ?").bind(urlId).first<{ id: string }>())?.id,
    )
    .run();
  return applicant;
}
const bare: [string, string][] = [["rendered", ""]];

function unescaped(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function challengeOf(html: string): Challenge {
  return JSON.parse(unescaped(/data-proof="([^"]*)"/.exec(html)?.[1] ?? "null"));
}

async function solve(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

describe("starting an application", () => {
  it("is limited by network: 429 with a time to wait and a way on, while others and existing drafts go on", async () => {
    const form = await storeForm();
    await takenBefore(draftRates.start, "2001:db8:7:7", 50);
    const first = new Applicant(form.urlId);
    first.address = "2001:db8:7:7::1";
    await first.start();
    for (let started = 51; started < 60; started += 1) {
      const one = new Applicant(form.urlId);
      one.address = `2001:db8:7:7::${started + 1}`;
      expect((await one.start()).status).toBe(303);
    }
    const next = new Applicant(form.urlId);
    next.address = "2001:db8:7:7:ffff::1";
    const refused = await next.start();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect(refused.headers.get("set-cookie")).toBeNull();
    const page = await refused.text();
    expect(page).toContain("Nothing is lost");
    expect(page).toContain(`action="/apply/${form.urlId}?lang=en"`);
    expect((await first.get(1)).status).toBe(200);
    const elsewhere = new Applicant(form.urlId);
    expect((await elsewhere.start()).status).toBe(303);
  });
});

describe("a disposable mail address", () => {
  it("adds a few points, by the list among the static files, and any other address adds none", async () => {
    const addresses = {
      "guest@mailinator.com": 10,
      "guest@Inbox.MAILINATOR.com": 10,
      "guest@notmailinator.example": 0,
      "mailinator.com@tenant.example": 0,
    };
    for (const [address, points] of Object.entries(addresses)) {
      const form = await storeForm();
      const applicant = new Applicant(form.urlId);
      await applicant.fillAll({ [asked.email]: address });
      // As slow as hands are, so that nothing else counts.
      await bindings.DB.prepare("UPDATE application_draft SET created_at = created_at - 60000 WHERE form_id = ?")
        .bind(form.formId)
        .run();
      expect((await applicant.send()).status).toBe(303);
      const [row] = await rowsOf(form.formId);
      const reasons = JSON.parse(String(row?.spam_reasons ?? "[]")) as { code: string; points: number }[];
      const found = reasons.find(({ code }) => code === "disposable-mail")?.points ?? 0;
      expect([address, row?.is_spam, found]).toEqual([address, 0, points]);
    }
  });
});

describe("sending an application that looks like spam", () => {
  it("asks for a calculation, and accepts it with the solution, with everything typed kept", async () => {
    const form = await storeForm();
    const applicant = await aSuspect(form.urlId);
    const page = await applicant.refused(applicant.send(bare));
    expect(page).toContain("One more check");
    expect(page).toContain("Ada Lovelace");
    expect(page).toMatch(/name="consent\.[^"]*"[^>]*checked/);
    expect(await rowsOf(form.formId)).toEqual([]);
    const proof = await solve(challengeOf(page));
    const sent = await applicant.send([...bare, ["proof", proof]]);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/apply/${form.urlId}/success`]);
    const [row] = await rowsOf(form.formId);
    expect(row).toMatchObject({ is_spam: 0, spam_score: 15 });
    expect(JSON.parse(String(row?.spam_reasons)).map(({ code }: { code: string }) => code)).toEqual([
      "no-page",
      "too-fast",
      "solved",
    ]);
    expect(await (await applicant.get("/success")).text()).toContain("Application Submitted Successfully");
  });

  it("loads the solver on that page only, with at most 4 KB", async () => {
    const form = await storeForm();
    const applicant = await aSuspect(form.urlId);
    const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? "");
    const usual = scriptsOf(await (await applicant.get(6)).text());
    const asking = scriptsOf(await applicant.refused(applicant.send(bare)));
    const [solver, ...more] = asking.filter((src) => !usual.includes(src));
    expect(more).toEqual([]);
    expect(await weightOfScript(solver ?? "")).toBeLessThan(4096);
  });

  it("asks again for a solution of another form, a changed or a used one, and stores nothing", async () => {
    const [form, other] = [await storeForm(), await storeForm()];
    const [applicant, stranger] = [await aSuspect(form.urlId), await aSuspect(other.urlId)];
    const foreign = await solve(challengeOf(await stranger.refused(stranger.send(bare))));
    const own = challengeOf(await applicant.refused(applicant.send(bare)));
    const tampered = JSON.stringify({ challenge: own, solution: { counter: 7, derivedKey: "00".repeat(32) } });
    for (const proof of [foreign, tampered, "x"]) {
      const page = await applicant.refused(applicant.send([...bare, ["proof", proof]]));
      expect(page).toContain("It runs once more");
      expect(challengeOf(page).parameters.nonce).not.toBe(own.parameters.nonce);
    }
    expect(await rowsOf(form.formId)).toEqual([]);
    const sent = (await stranger.send([...bare, ["proof", foreign]])).headers.get("location");
    expect(sent).toBe(`/apply/${other.urlId}/success`);
    const again = await aSuspect(other.urlId);
    expect(await again.refused(again.send([...bare, ["proof", foreign]]))).toContain("It runs once more");
  });

  it("from one address to one form asks after ten in an hour, and an honest eleventh passes", async () => {
    const form = await storeForm({ unlimited: true });
    const address = "203.0.113.77";
    await takenBefore({ action: "apply-send", windowSeconds: 3600 }, `${form.formId}:${address}`, 7);
    for (let sent = 7; sent < 11; sent += 1) {
      const applicant = new Applicant(form.urlId);
      applicant.address = address;
      await applicant.fillAll({ [asked.email]: `${ids.nodeId()}@tenant.example` });
      if (sent < 10) {
        expect((await applicant.send()).headers.get("location")).toBe(`/apply/${form.urlId}/success`);
        continue;
      }
      const proof = await solve(challengeOf(await applicant.refused(applicant.send())));
      const sentNow = (await applicant.send([["proof", proof]])).headers.get("location");
      expect(sentNow).toBe(`/apply/${form.urlId}/success`);
    }
    expect((await rowsOf(form.formId)).map((row) => row.is_spam)).toEqual([0, 0, 0, 0]);
  });
});

describe("sending an application that looks like spam without JavaScript", () => {
  it("holds it by a second press, and a mailed link releases it, once", async () => {
    const form = await storeForm();
    const applicant = await aSuspect(form.urlId);
    const asking = await applicant.refused(applicant.send(bare));
    expect(asking).toContain("Your browser does not run scripts");
    const held = await applicant.send([...bare, ["proof", ""]]);
    expect([held.status, held.headers.get("location")]).toEqual([303, `/apply/${form.urlId}/success`]);
    const success = await (await applicant.get("/success")).text();
    expect(success).toContain("confirm your email");
    expect(success).not.toContain("Application Submitted Successfully");
    const [row] = await rowsOf(form.formId);
    expect(row).toMatchObject({ is_spam: 1, confirmed_at: null });
    const id = String(row?.id);
    const countOf = async () =>
      (await bindings.DB.prepare("SELECT application_count AS n FROM rent_form WHERE id = ?").bind(form.formId).first())
        ?.n;
    expect(await countOf()).toBe(0);

    const link = { purpose: "confirm-application", lifetimeMs: 60_000 };
    const path = `/apply/${form.urlId}/confirm/${await mintToken(testServices(), link, id)}`;
    const shown = await get(path);
    expect([shown.status, shown.headers.get("referrer-policy")]).toEqual([200, "strict-origin"]);
    expect(await shown.text()).toContain("Confirm and send to the landlord");
    expect((await rowsOf(form.formId))[0]?.is_spam).toBe(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, new URLSearchParams())));
    for (const answer of answers) expect(await answer.text()).toContain("Your application is with the landlord");
    expect((await rowsOf(form.formId))[0]?.is_spam).toBe(0);
    expect(await countOf()).toBe(1);
    const jobs = await bindings.DB.prepare("SELECT kind FROM outbox WHERE ref LIKE ? ORDER BY kind")
      .bind(`%${id}%`)
      .all();
    expect(jobs.results).toEqual([{ kind: "mail.confirm-application" }, { kind: "mail.new-application" }]);
    expect(await (await applicant.get("/success")).text()).toContain("Application Submitted Successfully");
    expect(await (await get(path)).text()).not.toContain("Confirm and send");
  });

  it("with strong signs leaves it to the landlord, and says so", async () => {
    const form = await storeForm();
    const applicant = await aSuspect(form.urlId);
    await applicant.send([...bare, ["proof", ""]]);
    await bindings.DB.prepare("UPDATE application SET spam_score = 70 WHERE form_id = ?").bind(form.formId).run();
    const [row] = await rowsOf(form.formId);
    const link = { purpose: "confirm-application", lifetimeMs: 60_000 };
    const token = await mintToken(testServices(), link, String(row?.id));
    const answer = await post(`/apply/${form.urlId}/confirm/${token}`, new URLSearchParams());
    expect(await answer.text()).toContain("the landlord looks at it once more");
    expect((await rowsOf(form.formId))[0]).toMatchObject({ is_spam: 1, confirmed_at: expect.any(Number) });
    expect(await (await applicant.get("/success")).text()).toContain("the landlord looks at it once more");
  });

  it("and an expired link, one of another form or of another kind releases nothing", async () => {
    const [form, other] = [await storeForm(), await storeForm()];
    const applicant = await aSuspect(form.urlId);
    await applicant.send([...bare, ["proof", ""]]);
    const id = String((await rowsOf(form.formId))[0]?.id);
    const services = testServices();
    const tokens = {
      over: await mintToken(services, { purpose: "confirm-application", lifetimeMs: -1 }, id),
      kind: await mintToken(services, { purpose: "application-status", lifetimeMs: 60_000 }, id),
      good: await mintToken(services, { purpose: "confirm-application", lifetimeMs: 60_000 }, id),
    };
    const paths = [
      `/apply/${form.urlId}/confirm/${tokens.over}`,
      `/apply/${form.urlId}/confirm/${tokens.kind}`,
      `/apply/${other.urlId}/confirm/${tokens.good}`,
      `/apply/${form.urlId}/confirm/short`,
    ];
    for (const path of paths) {
      expect((await get(path)).status).toBe(410);
      expect((await post(path, new URLSearchParams())).status).toBe(410);
    }
    expect((await rowsOf(form.formId))[0]).toMatchObject({ is_spam: 1, confirmed_at: null });
  });
});
