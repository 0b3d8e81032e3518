import { describe, expect, it } from "vitest";
import { draftRates } from "../../../../app/features/applying/answering/draft-rates";
import type { FormDefinition } from "../../../../app/features/forms/form-model/schema";
import { aMember, db, lettersTo } from "../../../support/accounts";
import { asked, typedSteps } from "../../../support/apply-form";
import { Applicant, bindings, hiddenValue, post, storeForm } from "../../../support/apply-visitor";
import { aDefinition, countRows, ids } from "../../../support/forms";
import { fillForm } from "../../../support/many-applications";
import { send } from "../../../support/requests";
import { routeExamples } from "../../../support/route-examples";
import { sent } from "../../../support/sent-application";
import { takenBefore } from "../../../support/taken-before";
import { holds, reportAttacks } from "./ledger";

reportAttacks("applying");

/** A form of one step, so that an attack of hundreds stays short. */
async function aSmallForm() {
  const definition = aDefinition();
  const [name, email] = (definition.sections[0]?.fields ?? []).map(({ id }) => id);
  return { ...(await storeForm({ definition, unlimited: true })), name: name ?? "", email: email ?? "" };
}

type SmallForm = Awaited<ReturnType<typeof aSmallForm>>;

async function begin(form: SmallForm, email: string, address: string): Promise<Applicant | null> {
  const one = new Applicant(form.urlId);
  one.address = address;
  if ((await one.start()).status !== 303) return null;
  await one.post(1, [
    [`${form.name}.first`, "Free"],
    [`${form.name}.last`, "Money"],
    [form.email, email],
  ]);
  return one;
}

/** Whether the receipt follows. */
async function finish(one: Applicant): Promise<boolean> {
  const page = await (await one.get(2)).text();
  const answer = await one.post(2, [
    ["intent", "send"],
    ["rendered", hiddenValue(page, "rendered") ?? ""],
  ]);
  return answer.headers.get("location")?.endsWith("/success") ?? false;
}

/** Every job has run, or waits for another day. */
async function untilQuiet(): Promise<void> {
  const due = "SELECT count(*) AS n FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND next_at < ?";
  await expect.poll(() => countRows(due, Date.now() + 60_000)).toBe(0);
}

const variants = (n: number) =>
  [`victim+${n}@gmail.com`, `v.ictim+${n}@gmail.com`, `VIC.tim@googlemail.com`, `victim+a+${n}@GMAIL.com`][n % 4] ?? "";
const network = (n: number) => `${11 + (n % 200)}.${n}.7.9`;

describe("an attacker with many addresses", () => {
  it("can flood neither a mailbox nor a form", async () => {
    const form = await aSmallForm();
    // As many as the others of its hour: each of those that follow is walked.
    const before = 45;
    await fillForm(form.formId, before, { submittedAt: String(Date.now()) });
    const sent: boolean[] = [];
    for (let n = 0; n < 25; n += 1) {
      const one = await begin(form, variants(n), network(n));
      if (one) sent.push(await finish(one));
    }
    const stored = sent.filter(Boolean).length;
    holds(6, `${before + stored} applications without a calculation`, stored > 0 && before + stored <= 60);
    for (let n = 0; n < 12; n += 1) {
      const json = (path: string, body: object) =>
        post(`/api/auth${path}`, JSON.stringify(body), {
          "Content-Type": "application/json",
          "CF-Connecting-IP": network(n),
        });
      const email = variants(n);
      await json("/sign-up/email", { email, name: "Free money", password: "seven quiet herons" });
      await json("/send-verification-email", { email });
      await json("/request-password-reset", { email });
      await start(email, aDefinition({ title: "Free money" }), network(n));
    }
    await untilQuiet();
    const { results } = await db
      .prepare("SELECT subject FROM dev_mail WHERE to_address LIKE '%@gmail.com' OR to_address LIKE '%@googlemail.com'")
      .all<{ subject: string }>();
    const confirming = results.filter(({ subject }) => /^(Confirm|Publish|Your form)/i.test(subject)).length;
    holds(3, `${results.length} emails reached one inbox`, results.length > 0 && results.length <= 10);
    holds(3, `${results.length - confirming} emails about applications`, results.length - confirming <= 5);
    holds(1, "a subject carries a stranger's words", !results.some(({ subject }) => /free money/i.test(subject)));
    expect((await lettersTo("nobody@gmail.com")).length).toBe(0);
  });

  it("starts at most twenty forms an hour without a calculation, of any size", async () => {
    const before = await countRows("SELECT count(*) AS n FROM rent_form WHERE state = 'pending_verification'");
    const answers: string[] = [];
    for (let n = 0; n < 30; n += 1) {
      const answer = await start(`${ids.nodeId()}@landlord.example`, aDefinition(), `2001:db8:${n.toString(16)}::1`);
      answers.push(await answer.text());
    }
    const after = await countRows("SELECT count(*) AS n FROM rent_form WHERE state = 'pending_verification'");
    holds(6, `${after - before} forms started`, after - before <= 20);
    holds(6, "nobody was asked for a calculation", answers.at(-1)?.includes("keySignature") === true);
    const large = aDefinition({ custom: 250 });
    for (const section of large.sections)
      for (const field of section.fields) field.label = { en: `${"May I ask how you are? ".repeat(12)}`.slice(0, 290) };
    let unread = 0;
    for (let n = 0; n < 10; n += 1) {
      const text = await (await start("large@landlord.example", large, "203.0.113.9")).text();
      if (text.includes("keySignature")) unread += 1;
    }
    // The reader of a landlord's words takes 100 ms for each of these.
    holds(21, `${10 - unread} of 10 large forms were read without a calculation`, unread === 10);
  });

  it("is limited in the drafts started from one network", async () => {
    const form = await aSmallForm();
    const before = 200;
    await takenBefore(draftRates.startOfNetwork, "2001:db8:77::/48", before);
    let begun = 0;
    for (let n = 0; n < 60; n += 1) {
      const one = new Applicant(form.urlId);
      one.address = `2001:db8:77:${n.toString(16)}::1`;
      if ((await one.start()).status === 303) begun += 1;
    }
    holds(6, `${before + begun} drafts from one /48`, begun > 0 && before + begun <= 240);
  });
});

function start(email: string, definition: FormDefinition, address: string): Promise<Response> {
  const fields = { email, draftId: crypto.randomUUID(), notify: "yes", definition: JSON.stringify(definition) };
  return post("/start", new URLSearchParams(fields), { "CF-Connecting-IP": address });
}

describe("a form with a maximum of five", () => {
  it("accepts at most seven of forty who had begun, and loses none of the others", async () => {
    const { userId } = await aMember();
    const form = await aSmallForm();
    await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ?, max_applications = 5, unlimited = 0 WHERE id = ?")
      .bind(userId, form.formId)
      .run();
    await bindings.PUBLISHED_FORMS.delete(`form:${form.urlId}`);
    const begun: Applicant[] = [];
    for (let n = 0; n < 40; n += 1) {
      const one = await begin(form, `${ids.nodeId()}@tenant.example`, network(n + 100));
      if (one) begun.push(one);
    }
    const answers = await Promise.all(begun.map(finish));
    const of = (state: string) =>
      countRows(`SELECT count(*) AS n FROM application WHERE form_id = ? AND ${state}`, form.formId);
    const [taken, kept] = [await of("is_spam = 0"), await of("1 = 1")];
    holds(11, `${taken} were let in`, taken >= 5 && taken <= 7);
    const sentOnes = answers.filter(Boolean).length;
    holds(11, `${kept} are kept of ${sentOnes} that were told so`, kept === sentOnes);
    holds(11, "another could begin", (await begin(form, "late@tenant.example", network(180))) === null);
  });
});

describe("an applicant who corrects without end", () => {
  it("has ten corrections a day, and can send no more", async () => {
    const mine = await sent();
    for (let n = 0; n < 16; n += 1) {
      const fields = (typedSteps[2] ?? []).map(([name, value]) => [
        name,
        name === asked.employer ? `Works ${n}` : value,
      ]);
      await post(`${mine.link}/correct?step=3`, new URLSearchParams(fields as [string, string][]));
      const step = typedSteps.length + 1;
      await post(`${mine.link}/correct?step=${step}`, new URLSearchParams({ intent: "send" }));
    }
    const made = await countRows("SELECT count(*) AS n FROM application_revision WHERE application_id = ?", mine.id);
    holds(19, `${made} corrections in a day`, made > 0 && made <= 10);
  });
});

/** 95 MB in pieces, without a length; `pulled` counts how many were asked for. */
function flood(): { body: ReadableStream<Uint8Array>; pulled: () => number } {
  const piece = new Uint8Array(1024 * 1024).fill(0x61);
  let count = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      count += 1;
      if (count > 95) controller.close();
      else controller.enqueue(piece);
    },
  });
  return { body, pulled: () => count };
}

describe("a request body of 95 MB", () => {
  it("is read completely by no route", async () => {
    const form = await storeForm();
    const paths = Object.values(routeExamples)
      .map(({ url }) => url)
      .filter((url, at) => url !== undefined && at % 12 === 0);
    const known = ["/start", "/contact", "/sign-in", `/apply/${form.urlId}`, "/api/auth/sign-in/email", "/media"];
    for (const path of [...paths, ...known]) {
      const { body, pulled } = flood();
      const answer = await send(`http://localhost:8787${path}`, {
        method: "POST",
        body,
        redirect: "manual",
        headers: { Origin: "http://localhost:8787", "Content-Type": "application/x-www-form-urlencoded" },
      });
      await answer.body?.cancel();
      holds(8, `${path} answered ${answer.status}`, answer.status < 500);
      // A refused body is thrown away up to 32 MB, so that whoever sends it reads the answer.
      holds(8, `${path} read ${pulled()} MB`, pulled() <= 34);
    }
  });
});
