import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { openPart } from "../support/application-page.ts";
import { correct, giveReference } from "../support/asked-people.ts";
import { alive, desktop, phone, type Visitor, visit } from "../support/browser.ts";
import { hurry } from "../support/hurry.ts";
import { downloaded, expectNoWider, unreadNotices } from "../support/landlord-page.ts";
import { readLocal } from "../support/local-d1.ts";
import { readPeople } from "../support/local-people.ts";
import { readRows } from "../support/read-csv.ts";
import { openSite } from "../support/site.ts";
import { filesOf } from "../support/zip.ts";

const { server, browser } = await openSite("demo");

/** What a landlord has at hand: a phone on the way, and a desk in the evening. */
const devices = { phone: { viewport: phone, dark: false }, desktop: { viewport: desktop, dark: true } };
type Device = keyof typeof devices;

/**
 * From forty applicants to one fair decision, and everybody told: one landlord, in the order in which it is done, on two devices.
 * Steps build on those before them.
 */
describe("a landlord with forty applicants", () => {
  let landlord: Visitor;
  let page: Page;
  let device: Device;
  /** Who gets the home in the end. */
  const chosen = { name: "José Luis Martínez de la Fuente", id: "", email: "", application: "" };
  let status = "";

  beforeAll(async () => {
    landlord = await visit(browser);
    page = landlord.page;
    await enterAsDemo(page, server);
    // What is sent is found a minute later at most.
    await server.cron();
  });

  async function take(taken: Device): Promise<void> {
    device = taken;
    await page.setViewportSize(devices[device].viewport);
    await page.emulateMedia({ colorScheme: devices[device].dark ? "dark" : "light" });
  }

  const one = <T>(sql: string, ...values: string[]) => readLocal<T>(server.persistTo, sql, ...values)[0];
  const stateOf = (id: string) => one<{ state: string }>("SELECT state FROM application WHERE id = ?", id)?.state;
  const count = (where: string) =>
    one<{ n: number }>(`SELECT count(*) AS n FROM application WHERE ${where}`)?.n ?? Number.NaN;

  const rows = () => page.locator("[data-row]");
  /** On a phone what is rare waits behind it. */
  const rare = () => page.getByRole("button", { name: "Search and filters" });
  const dialog = () => page.getByRole("dialog");
  const toast = (text: string | RegExp) => page.locator("[data-sonner-toast]").filter({ hasText: text }).first();
  const section = (name: string) => page.getByRole("region", { name, exact: true });

  async function select(...indexes: number[]): Promise<void> {
    await alive(page);
    for (const index of indexes) await page.locator(`[data-row="${index}"] input`).check();
    await page.getByText(`${indexes.length} selected`, { exact: true }).waitFor();
  }

  async function openChosen(): Promise<void> {
    await page.goto(chosen.application);
    await page.getByRole("heading", { level: 1, name: chosen.name }).waitFor();
  }

  /** Finds one by filter and search, reads the application and opens a paper. */
  async function findAndRead(): Promise<void> {
    await page.goto(`${server.origin}/app/applicants`);
    await rows().first().waitFor();
    await alive(page);
    if (await rare().isVisible()) await rare().click();
    await page.getByRole("button", { name: "More filters" }).click();
    await page.getByLabel("State").selectOption("in_review");
    await page.waitForURL(/state=in_review/);
    // As many as a page shows.
    await expect.poll(() => rows().getByText("In review", { exact: true }).count()).toBe(25);
    expect(await rows().count()).toBe(25);
    await page.getByLabel("Search by name, email, phone or number").fill("martínez");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/q=mart/);
    await expect.poll(() => rows().count()).toBe(1);
    await rows().getByRole("link", { name: chosen.name }).click();
    await page.getByRole("heading", { level: 1, name: chosen.name }).waitFor();
    const at = new URL(page.url());
    chosen.id = at.searchParams.get("applicationId") ?? "";
    chosen.application = `${server.origin}${at.pathname}?applicationId=${chosen.id}`;
    chosen.email = (await readPeople(server.persistTo, "WHERE a.id = ?", chosen.id))[0]?.email ?? "";
    await section("Flagged by your rules").getByText("$4,100 a month, 2.21 times").waitFor();
    // What the flag says is not said twice.
    expect(await section("Income to rent").count()).toBe(0);
    await page.getByText("Not answered", { exact: true }).first().waitFor();
    await section("Documents")
      .getByRole("link", { name: /^payslip\.pdf/ })
      .click();
    const frame = page.frameLocator("[role=dialog] iframe");
    await frame.locator("canvas[data-drawn]").first().waitFor();
    await frame.getByText(/^[12] of 2$/).waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await section("History")
      .getByText(/^Viewed/)
      .waitFor();
  }

  /** Compares three by letter, shortlists two of them, and takes one back once. */
  async function compareThree(): Promise<void> {
    const before = count("state = 'shortlisted'");
    await page.goto(`${server.origin}/app/applicants?state=in_review&sort=arrival`);
    const names = await rows().getByRole("link").allTextContents();
    expect(names[1]).toBe(chosen.name);
    await select(0, 1, 2);
    await page.getByRole("link", { name: "Compare" }).click();
    await page.getByRole("columnheader", { name: "Household B" }).waitFor();
    for (const name of names.slice(0, 3)) expect(await page.getByText(name).count()).toBe(0);
    const shortlist = (letter: string) => page.getByRole("button", { name: `Shortlist Household ${letter}` }).click();
    await shortlist("A");
    await page.getByRole("columnheader", { name: names[0] ?? "" }).waitFor();
    await shortlist("B");
    await page.getByRole("columnheader", { name: names[1] ?? "" }).waitFor();
    await page.getByRole("region", { name: "Last decision" }).getByRole("button", { name: "Undo" }).click();
    await toast("Undone").waitFor();
    await page.getByRole("columnheader", { name: "Household B" }).waitFor();
    expect([stateOf(chosen.id), count("state = 'shortlisted'")]).toEqual(["in_review", before + 1]);
    await shortlist("B");
    await page.getByRole("link", { name: chosen.name }).click();
    await page.getByRole("heading", { level: 1, name: chosen.name }).waitFor();
    expect(stateOf(chosen.id)).toBe("shortlisted");
  }

  /** Asks for more, the applicant answers and corrects, and the landlord reads what is new. */
  async function askForMore(): Promise<void> {
    await openPart(page, "Requests");
    await page.getByLabel("Item 1", { exact: true }).selectOption({ label: "An answer in words" });
    await page.getByLabel("What you need").fill("Since when does the new post run?");
    await page.getByRole("button", { name: "Send the request" }).click();
    await section("Requests").getByText("Waiting for the applicant").waitFor();
    expect(stateOf(chosen.id)).toBe("info_requested");
    const unread = await unreadNotices(page);

    const mail = await server.mail(chosen.email, ({ subject }) => subject.startsWith("The landlord needs more"));
    status = /http\S+\/status\/[A-Za-z0-9_-]+/.exec(mail.text)?.[0] ?? "";
    const { page: tenant, context, problems } = await visit(browser, { viewport: phone });
    await tenant.goto(status);
    await expectNoWider(tenant, "status");
    await tenant.getByRole("link", { name: "Answer", exact: true }).click();
    await tenant.getByLabel("Since when does the new post run?").fill("Since the first of March.");
    await expectNoWider(tenant, "status-answer");
    await tenant.getByRole("button", { name: "Send my answer" }).click();
    await tenant.getByText("What the landlord asked for, and your answer").waitFor();
    expect(stateOf(chosen.id)).toBe("shortlisted");
    await tenant.getByRole("link", { name: "Correct an answer" }).click();
    await tenant.waitForURL(/\/correct/);
    await tenant.goto(`${status}/correct?step=3`);
    await correct(tenant, "Why are you moving?", "My wife begins a new post.");
    expect(problems).toEqual([]);
    await context.close();

    await page.goto(`${server.origin}/app/applicants?only=changed`);
    await rows().getByText("Answered your request", { exact: true }).waitFor();
    await rows().getByText("Changed since you read it", { exact: true }).waitFor();
    await expect.poll(() => unreadNotices(page), { timeout: 40_000, interval: 500 }).toBeGreaterThan(unread);
    await openChosen();
    await page.getByRole("link", { name: "Go to the answer" }).click();
    await section("Requests").getByText("Since the first of March.").waitFor();
    await openPart(page, "Answers");
    await page.getByText("Changed since you read it").first().waitFor();
    await page.getByRole("link", { name: "Go to the first change" }).click();
    await page.getByText("My wife begins a new post.").first().waitFor();
  }

  /** Writes a message and reads the reply. messages.test.ts looks at the thread. */
  async function talk(): Promise<void> {
    await openPart(page, "Messages");
    await section("Messages").getByLabel("Message to the applicant").fill("Could you come on Monday at ten?");
    await section("Messages").getByRole("button", { name: "Send message" }).click();
    await section("Messages").getByText("Not seen yet").waitFor();
    const { page: tenant, context } = await visit(browser, { viewport: phone });
    await tenant.goto(status);
    await tenant.getByText("Could you come on Monday at ten?").waitFor();
    await tenant.getByLabel("Your message to the landlord").fill("Gladly.");
    await tenant.getByRole("button", { name: "Send message" }).click();
    await tenant.getByText("Your message is sent", { exact: false }).waitFor();
    await context.close();
    await page.goto(`${server.origin}/app/applicants?only=message`);
    const row = rows().filter({ hasText: chosen.name });
    await row.getByText("New message", { exact: true }).waitFor();
    await row.getByRole("link", { name: chosen.name }).click();
    await openPart(page, "Messages");
    await section("Messages").getByText("Gladly.", { exact: true }).waitFor();
  }

  /** Asks the landlord before for a reference, and reads it as it was written. references.test.ts looks at the window. */
  async function askReferee(): Promise<void> {
    await openPart(page, "References");
    await section("References").getByRole("button", { name: "Ask for a reference" }).click();
    await dialog().getByText("office-2@landlords.test").waitFor();
    await dialog().getByRole("button", { name: "Send the email" }).click();
    await section("References").getByText("Waiting for an answer").waitFor();
    const mail = await server.mail("office-2@landlords.test", ({ subject }) => subject.includes("short reference"));
    const { page: referee, context, problems } = await visit(browser, { viewport: phone });
    await referee.goto(/http\S+\/reference\/\S+/.exec(mail.text)?.[0] ?? "");
    await giveReference(referee, "They rent from me.");
    expect(problems).toEqual([]);
    await context.close();
    await page.reload();
    await section("References").getByText("They rent from me.", { exact: true }).waitFor();
  }

  /** Approves one and declines two with the mails before the eyes. */
  async function decide(): Promise<void> {
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect.poll(() => dialog().getByLabel("Your words").inputValue()).toContain(chosen.name);
    await dialog().getByLabel("Your words").fill("Welcome. I will ring you about the keys.");
    await dialog().getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("region", { name: "Last decision" }).waitFor();
    // The tabs move when the state changes above them.
    await page.locator("dl").getByText("Approved", { exact: true }).waitFor();
    await openPart(page, "Answers");
    await section("What the applicant was told").getByText("Waits", { exact: true }).waitFor();
    expect(stateOf(chosen.id)).toBe("approved");
    await hurry(server, "mail.applicant-letter");
    const welcome = await server.mail(chosen.email, ({ subject }) =>
      subject.startsWith("Your application is approved"),
    );
    expect(welcome.text).toContain("Welcome. I will ring you about the keys.");

    const before = count("state = 'declined'");
    await page.goto(`${server.origin}/app/applicants?state=in_review`);
    await select(0, 1);
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await dialog().getByRole("radio", { name: "Another reason, in your own words" }).check();
    await dialog().getByRole("button", { name: "Decline", exact: true }).click();
    await page.getByRole("region", { name: "Last decision" }).getByText("Declined: 2 applications.").waitFor();
    expect(count("state = 'declined'")).toBe(before + 2);
  }

  /** Lets the home, and everybody else is told. */
  async function letHome(): Promise<void> {
    await openChosen();
    await page.getByRole("button", { name: "Rent the home" }).click();
    const waiting = count("state NOT IN ('approved', 'declined', 'withdrawn', 'expired')");
    await dialog().getByText(`${waiting} other applicants on this form are waiting for an answer`).waitFor();
    await dialog().getByLabel("Decline them").check();
    await dialog().getByRole("button", { name: "Rent the home" }).click();
    await toast(`${waiting} applications declined`).waitFor();
    await hurry(server, "mail.applicant-letter");
    const left = "state NOT IN ('approved', 'declined', 'withdrawn', 'expired')";
    expect([count(left), count("state = 'approved'"), count("is_let = 1")]).toEqual([0, 1, 1]);
    const [last] = await readPeople(
      server.persistTo,
      "WHERE a.state = 'declined' ORDER BY a.submitted_at DESC LIMIT 1",
    );
    await server.mail(last?.email ?? "", ({ subject }) => subject.startsWith("The home has been rented"));
    const { page: tenant, context } = await visit(browser, { viewport: phone });
    await tenant.goto(status);
    await tenant.getByText("Welcome. I will ring you about the keys.").first().waitFor();
    await context.close();
  }

  /** Exports all as a spreadsheet and three with their papers, archives, and reads the notices. */
  async function exportAndArchive(): Promise<void> {
    await page.goto(`${server.origin}/app/applicants`);
    await alive(page);
    if (await rare().isVisible()) await rare().click();
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await dialog().getByRole("button", { name: "Make a spreadsheet" }).click();
    const rowsOf = readRows((await downloaded(page, dialog())).toString("utf8"));
    expect(rowsOf.filter(({ Role }) => Role === "Lead applicant")).toHaveLength(43);
    expect(rowsOf.find(({ Name }) => Name === chosen.name)?.State).toBe("Approved");
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });

    await select(0, 1, 2);
    await page.getByRole("button", { name: "Export", exact: true }).last().click();
    await dialog().getByRole("button", { name: "Make an archive" }).click();
    const files = [...filesOf(await downloaded(page, dialog())).keys()];
    expect(files.filter((name) => name.endsWith(".pdf")).length).toBeGreaterThanOrEqual(6);
    expect(files.some((name) => name.endsWith(".csv"))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await toast("Archived: 3 applications.").waitFor();
    expect(count("is_archived = 1")).toBe(3);
    if ((await rare().isVisible()) && (await rare().getAttribute("aria-expanded")) === "false") await rare().click();
    await page.getByRole("navigation", { name: "Which applications" }).getByRole("link", { name: "Archive" }).click();
    await expect.poll(() => rows().count()).toBe(3);

    const unread = await unreadNotices(page);
    expect(unread).toBeGreaterThan(0);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Notifications/ })
      .click();
    const list = page.getByRole("list", { name: "Notices" });
    for (const kind of ["A reference has replied", "New message", "Your question was answered"])
      await list.getByText(kind, { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Mark all read" }).click();
    await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  }

  it("finds, reads, compares, requests, gets an answer, decides, mails everybody, exports and archives", async () => {
    const steps: [Device, () => Promise<void>][] = [
      ["phone", findAndRead],
      ["desktop", compareThree],
      ["phone", askForMore],
      ["desktop", talk],
      ["phone", askReferee],
      ["phone", decide],
      ["desktop", letHome],
      ["desktop", exportAndArchive],
    ];
    for (const [taken, step] of steps) {
      await take(taken);
      await step();
    }
    expect(landlord.problems).toEqual([]);
  }, 240_000);
});
