import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, request } from "playwright-core";
import { expect, it } from "vitest";
import { enterAsDemo, linkIn } from "../support/account-page.ts";
import { shot } from "../support/apply-site.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { expectFine } from "../support/landlord-page.ts";
import { openLocalDatabase } from "../support/local-d1.ts";
import { demoFormId, demoOpenDay } from "../support/open-day.ts";
import { bare, readPdf } from "../support/read-pdf.ts";
import { runRecomputing } from "../support/recomputing.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");
const at = `${server.origin}/app/forms/${demoFormId}/viewings`;
const names = ["Ada Bell", "Mehmet Yılmaz", "Nguyễn Thị Minh", "Bo Carr", "Óscar Núñez", "Ida Berg"];
const emailOf = (index: number) => `open-day-${index}@tenant.example`;

function change(sql: string, ...values: (string | number)[]): void {
  const database = openLocalDatabase(server.persistTo);
  database.prepare(sql).run(...values);
  database.close();
}

async function ask(guest: APIRequestContext, slot: string, index: number): Promise<void> {
  const form = { slot, people: "2", name: names[index] ?? "", email: emailOf(index), phone: "", intent: "ask" };
  const answer = await guest.post(`${server.origin}/apply/demo-maple-street/viewing`, { form });
  expect(answer.status()).toBe(200);
}

// Red where the draw, the record's lines or the script of docs/viewings.md sort otherwise than the others, and where the door
// shows a guest the code of another.
it("an agent holds an open day in Berlin by lot: two slots, the draw, the door, and the record printed and recomputed", async () => {
  const berlin = JSON.stringify({ line1: "Bergmannstraße 12", city: "Berlin", postcode: "10961", country: "DE" });
  const inBerlin = randomUUID();
  // A version of its own: published ones are never changed.
  change(
    `INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at, law_check)
     SELECT ?, form_id, max(number) + 1, json_set(definition, '$.property.address', json(?)), 'berlin',
       max(published_at) + 1, max(law_check) FROM rent_form_version WHERE form_id = ?`,
    ...[inBerlin, berlin, demoFormId],
  );
  change("UPDATE rent_form SET published_version_id = ? WHERE id = ?", inBerlin, demoFormId);
  const drawAt = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
  const slots = await demoOpenDay(server, { rule: "lot", drawAt, capacity: "2" });
  const guest = await request.newContext({ extraHTTPHeaders: { Origin: server.origin } });
  for (const index of names.keys()) await ask(guest, slots[index % 2] ?? "", index);
  const { page, context, problems } = await visit(browser, { viewport: desktop });
  await enterAsDemo(page, server);
  await page.goto(at);
  // Nobody's name before the draw, by the clocks of Berlin.
  expect(await page.getByText(names[0] ?? "").count()).toBe(0);
  await page.getByText(/10:00 – 10:30 (GMT\+[12]|CES?T)/).waitFor();
  // The day of the draw has come.
  change("UPDATE viewing_plan SET draw_at = ?", Date.now() - 1);
  await server.cron();
  await page.goto(at);
  await page.getByText(/^The places were drawn by lot/).waitFor();
  await expectFine(page, "a drawn open day");
  await shot(page, "open-day");
  // The first slot begins.
  change("UPDATE viewing_slot SET starts_at = ? WHERE id = ?", Date.now() - 60_000, slots[0]);
  await page.setViewportSize(phone);
  await page.goto(`${at}/${slots[0]}/door`);
  const [first, second] = await page.locator("details[name=door-code] summary bdi").allInnerTexts();
  await page.locator("summary", { hasText: first ?? "" }).click();
  await expectFine(page, "the door");
  await shot(page, "door");
  const code = (await page.locator("details[open] output").textContent()) ?? "";
  expect(await typeCode(guest, names.indexOf(second ?? ""), code)).toContain("This code is wrong");
  expect(await typeCode(guest, names.indexOf(first ?? ""), code)).toContain("You have seen the home");
  await page
    .locator("li", { hasText: second ?? "" })
    .getByRole("button", { name: "Did not come" })
    .click();
  await page.getByText("1 of 2 came").waitFor();
  await page.goto(at);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Print how the viewings were given (PDF)" }).click();
  const bytes = readFileSync(await (await saved).path());
  const { words } = await readPdf(new Uint8Array(bytes).buffer);
  const record = await (await guest.get(`${server.origin}/apply/demo-maple-street/viewing/record.txt`)).text();
  for (const line of ["Bergmannstraße 12, 10961 Berlin", ...record.trim().split("\n")])
    expect(words).toContain(bare(line));
  for (const name of names) expect(words).not.toContain(bare(name));
  const { status, stdout } = runRecomputing(record);
  const recomputed = stdout
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  expect([status, recomputed.map(([id, ...order]) => [id, order.length])]).toEqual([0, slots.map((id) => [id, 3])]);
  const given = (slot: string) =>
    [...record.matchAll(/^given (\S+) \S+ (\S+) (\d+)$/gm)]
      .filter(([, , slotId]) => slotId === slot)
      .toSorted((a, b) => Number(a[3]) - Number(b[3]))
      .map(([, id]) => id);
  expect(recomputed.map(([, ...order]) => order.slice(0, 2))).toEqual(slots.map(given));
  for (const changed of [
    record.replace(/^(request 2 \S+ \S+ \S+) \S+ /m, "$1 9 "),
    record.replace(/^request 2 .+\n/m, ""),
  ])
    expect([changed === record, runRecomputing(changed).status]).toEqual([false, 1]);
  expect(problems).toEqual([]);
  await guest.dispose();
  await context.close();
});

/** On the page of a guest's booking; what it says then. */
async function typeCode(guest: APIRequestContext, index: number, code: string): Promise<string> {
  const mail = await server.mail(emailOf(index), ({ text }) => text.includes("/viewing/"));
  const link = linkIn(mail.text, "/viewing/").replace(/\/viewing\.ics$/, "");
  return (await guest.post(link, { form: { intent: "door", code } })).text();
}
