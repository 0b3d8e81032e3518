import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

type Row = { id: string; form_id: string };
const read = (sql: string, ...values: string[]) => readLocal<Row & { state: string }>(server.persistTo, sql, ...values);
const stateOf = (id: string) => read("SELECT * FROM application WHERE id = ?", id)[0]?.state;

/** The one who is approved, and others of the same form who wait. */
function candidates(): [Row, Row, Row] {
  const database = openLocalDatabase(server.persistTo);
  const found = read(
    "SELECT * FROM application WHERE state IN ('submitted', 'in_review') AND is_spam = 0 AND is_waiting_for_members = 0 ORDER BY submitted_at LIMIT 3",
  );
  const [first, second, third] = found;
  if (!first || !second || !third) throw new Error("Nobody waits");
  database.prepare("UPDATE application SET is_archived = 1 WHERE state = 'approved'").run();
  database.prepare("UPDATE application SET state = 'approved', decided_at = 1 WHERE id = ?").run(first.id);
  database.close();
  return [first, second, third];
}

function put(sql: string, id: string): void {
  const database = openLocalDatabase(server.persistTo);
  database.prepare(sql).run(id);
  database.close();
}

const addressOf = ({ id, form_id }: Row) => `${server.origin}/app/forms/${form_id}?applicationId=${id}`;

/** Keys alone on one page: presses, walks and where they lead. */
function keysOn(page: Page) {
  const focused = page.locator("*:focus");
  const named = () =>
    focused.evaluate((one) => {
      const words = (one as HTMLInputElement).labels?.[0] ?? one;
      return one.id === "main" ? "main" : (one.getAttribute("aria-label") ?? words.textContent ?? "").trim();
    });
  /** Where the focus is: as a number in the page, whether in a window, and its ring. */
  const place = () =>
    page.evaluate(() => {
      const one = document.activeElement as Element;
      return {
        at: [...document.querySelectorAll("*")].indexOf(one),
        isInside: one.closest("[role=dialog], [role=alertdialog]") !== null,
        outline: getComputedStyle(one).outlineStyle,
      };
    });
  const opened = page.locator("[role=dialog], [role=alertdialog]");
  const keys = {
    /** Until the focus is on what bears this name. */
    async to(name: RegExp): Promise<void> {
      for (let presses = 0; presses < 60; presses += 1) {
        if ((await focused.count()) === 1 && name.test(await named())) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`No key leads to ${name}`);
    },
    async press(name: RegExp): Promise<void> {
      await keys.to(name);
      await page.keyboard.press("Enter");
    },
    async pressButton(name: string | RegExp): Promise<void> {
      await page.getByRole("button", { name, exact: true }).first().press("Enter");
    },
    /** The last entry of a menu: what deletes. */
    async pressLast(menu: string): Promise<void> {
      await keys.pressButton(menu);
      await page.locator("[role=menuitem]:focus").waitFor();
      await page.keyboard.press("End");
      await keys.landsOn(/^Delete$/);
      await page.keyboard.press("Enter");
    },
    /** Once around either way: inside, ringed, and at its start again; then Escape, which leads back to where it came from. */
    async around(title: string | RegExp, opener: RegExp): Promise<void> {
      await keys.isIn(title);
      const start = await place();
      for (const key of ["Tab", "Shift+Tab"]) {
        const stops = [start.at];
        for (let presses = 0; presses < 9; presses += 1) {
          await page.keyboard.press(key);
          const { at, isInside, outline } = await place();
          expect([title, isInside, outline]).toEqual([title, true, "solid"]);
          stops.push(at);
          if (at === start.at) break;
        }
        expect(new Set(stops).size).toBeGreaterThan(1);
      }
      await page.keyboard.press("Escape");
      await opened.waitFor({ state: "detached" });
      await keys.landsOn(opener);
    },
    async isIn(title: string | RegExp): Promise<void> {
      await opened.getByRole("heading", { name: title }).waitFor();
      await expect.poll(() => opened.locator("*:focus").count()).toBe(1);
    },
    landsOn: (name: RegExp) =>
      expect.poll(async () => ((await focused.count()) === 1 ? named() : "nothing")).toMatch(name),
  };
  return keys;
}

// Red without useKeptFocus in UndoBar: what is pressed goes with its press, and a window that a menu opened leads back to nothing.
it("the dialogs for approving, deciding, undoing, renting, deleting, skipping and resending work by keys and keep the focus", async () => {
  const { page, context, problems } = await visit(browser, { viewport: desktop });
  await enterAsDemo(page, server);
  const [first, second, third] = candidates();
  const keys = keysOn(page);
  const open = async (address: string) => {
    await page.goto(address);
    await alive(page);
  };

  await open(addressOf(second));
  const approve = async () => {
    await keys.pressButton("Approve");
    await keys.isIn("Approve this application");
    await keys.press(/^Approve$/);
  };
  await approve();
  await keys.around("Someone is approved for this home", /^Approve$/);
  // Red when ReviewBar leaves SecondApproval out: the press would end in a toast without a way on.
  await approve();
  await keys.isIn("Someone is approved for this home");
  expect(stateOf(second.id)).not.toBe("approved");
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("ArrowDown");
  await keys.press(/^Approve instead$/);
  await keys.landsOn(/^Rent the home$/);
  expect([stateOf(first.id), stateOf(second.id)]).toEqual(["in_review", "approved"]);

  await keys.press(/^Undo/);
  // The control before it, by which one came.
  await keys.landsOn(/^Keep it for a legal claim$/);
  await expect.poll(() => stateOf(second.id)).not.toBe("approved");

  put("UPDATE application SET state = 'approved', decided_at = 1 WHERE id = ?", first.id);
  await open(addressOf(first));
  await keys.pressButton("Rent the home");
  await keys.around(/^Rent the home to/, /^Rent the home$/);
  await page.keyboard.press("Enter");
  await keys.isIn(/^Rent the home to/);
  await keys.press(/^Rent the home$/);
  await keys.landsOn(/^More$/);
  expect(read("SELECT id FROM application WHERE is_let = 1")).toEqual([{ id: first.id }]);

  put(
    `INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, sent_at)
     SELECT '${crypto.randomUUID()}', id, 'mail.application-receipt', 'applicant', 1, ${Date.now()}, ${Date.now()} FROM application WHERE id = ?`,
    third.id,
  );
  put("UPDATE application SET state = 'declined', decided_at = 1 WHERE id = ?", third.id);
  await open(addressOf(third));
  await page.getByRole("button", { name: /^Send again/ }).press("Enter");
  await page.getByText("The email is sent again").first().waitFor();
  await keys.landsOn(/./);
  await keys.pressLast("More");
  await keys.around("Delete this application?", /^More$/);
  await keys.pressLast("More");
  await keys.isIn("Delete this application?");
  await keys.press(/^Delete application$/);
  // Red without the way to the list in ReviewBar: one would be left on "Not Found".
  await page.waitForURL((url) => !url.search);
  await page.locator("[data-sonner-toast]").filter({ hasText: "Deleted" }).waitFor();
  await keys.landsOn(/^main$/);

  const form = `${server.origin}/app/forms/${first.form_id}`;
  await open(form);
  await keys.pressButton("Read in order");
  await keys.landsOn(/^Read in any order$/);
  await keys.press(/^Read RF-/);
  await page.getByRole("button", { name: "Pass over" }).waitFor();
  await keys.pressButton("Pass over");
  await keys.around("Pass over this application", /^Pass over$/);
  await page.keyboard.press("Enter");
  await keys.isIn("Pass over this application");
  // Nothing was asked for: the first reason, that it stayed incomplete, is switched off.
  await keys.landsOn(/^No answer to an offer/);
  await page.keyboard.press("Space");
  await keys.press(/^Pass over$/);
  await page.getByText("Passed over", { exact: true }).waitFor();
  await keys.landsOn(/./);

  await open(`${server.origin}/app/forms`);
  const actions = page.getByRole("button", { name: /^Actions for/ });
  const name = (await actions.first().getAttribute("aria-label")) ?? "";
  await keys.pressLast(name);
  await keys.around(/^Delete /, new RegExp(`^${name}$`));
  await keys.pressLast(name);
  await keys.press(/^Delete /);
  await page.getByRole("button", { name }).waitFor({ state: "detached" });
  await keys.landsOn(/./);
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
  await context.close();
});
