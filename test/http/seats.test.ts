import { beforeAll, describe, expect, it } from "vitest";
import { count, db } from "../support/accounts";
import { aColleague, aPerson, type Person } from "../support/team";

const page = "/app/settings/billing/seats";
let owner: Person;

const seatsOf = (person: Person) =>
  count(
    "SELECT seats AS n FROM subscription WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)",
    person.userId,
  );
const press = ({ browser }: Person, fields: Record<string, string>) => browser.call(page, new URLSearchParams(fields));

/** The hidden fields of the offer for so many seats, and its page. */
async function offerFor(person: Person, seats: number): Promise<{ text: string; fields: Record<string, string> }> {
  const text = await (await person.browser.call(`${page}?seats=${seats}`)).text();
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="(\d+)"/g)];
  return { text, fields: Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value])) };
}

/** Whoever has bought Pro, told by the webhook. */
async function whoHasPro(): Promise<Person> {
  const person = await aPerson();
  const wish = new URLSearchParams({ intent: "take-pro", per: "month", currency: "USD" });
  const begun = await person.browser.call("/app/settings/billing", wish);
  const sessionId = new URL(begun.headers.get("location") ?? "").pathname.split("/").at(-1) ?? "";
  await person.browser.call(`/dev/stripe/checkout/${sessionId}`, new URLSearchParams({ outcome: "pay" }));
  const settle = new URLSearchParams({ intent: "settle", session_id: sessionId });
  await person.browser.call("/app/settings/billing", settle);
  return person;
}

beforeAll(async () => {
  owner = await whoHasPro();
});

describe("the page of seats", () => {
  it("shows what a seat costs today and then before it is pressed, and takes it for that amount", async () => {
    expect(await (await owner.browser.call("/app/settings/team")).text()).toContain("1 of 3 seats are used");
    const { text, fields } = await offerFor(owner, 4);
    expect(fields).toMatchObject({ seats: "4", from: "3" });
    for (const words of ["4 seats instead of 3", "Today", "Next payment,", "$25", "plus sales tax where it applies"])
      expect(text).toContain(words);
    expect(await seatsOf(owner)).toBe(3);
    expect((await press(owner, fields)).headers.get("location")).toBe(`${page}?done=1`);
    expect(await seatsOf(owner)).toBe(4);
    expect(await (await owner.browser.call(`${page}?done=1`)).text()).toContain("Your account has 4 seats now.");
    const team = await (await owner.browser.call("/app/settings/team")).text();
    expect(team).toContain("1 of 4 seats are used");
    expect(team).toContain("A further seat is $6 a month.");
    expect(await (await owner.browser.call("/app/settings/billing")).text()).toContain("$25");
  });

  it("refuses fewer seats than people with both numbers, and writes nothing", async () => {
    const { fields } = await offerFor(owner, 3);
    const colleagues = [
      await aColleague(owner, "viewer"),
      await aColleague(owner, "reviewer"),
      await aColleague(owner, "manager"),
    ];
    expect((await offerFor(owner, 3)).text).toContain("4 people share your account or are invited");
    const refused = await press(owner, fields);
    expect([refused.status, (await refused.text()).includes("To have 3 seats, remove someone")]).toEqual([409, true]);
    expect(await seatsOf(owner)).toBe(4);
    expect(colleagues).toHaveLength(3);
  });

  it("takes no number that is not sold, and leads whoever has no Pro to it", async () => {
    for (const seats of ["2", "31", "3.5", "many", ""])
      expect((await press(owner, { seats, from: "4", at: "1" })).status).toBe(400);
    expect(await seatsOf(owner)).toBe(4);
    const other = await aPerson();
    expect((await other.browser.call(page)).headers.get("location")).toContain("billingOption=subscription");
    const posted = await press(other, { seats: "5", from: "3", at: "1" });
    expect(posted.headers.get("location")).toContain("billingOption=subscription");
  });

  // Red when the page takes the account that is worked in: a colleague bought seats at the owner's cost.
  it("is a colleague's own, whichever account he or she works in", async () => {
    const members = "SELECT user_id AS id FROM team_member WHERE owner_id = ?";
    const { results } = await db.prepare(members).bind(owner.userId).all<{ id: string }>();
    expect(results.length).toBeGreaterThan(0);
    const colleague = await aPerson();
    colleague.browser.jar.cookies.set("rf-team", owner.userId);
    const pressed = await press(colleague, { seats: "6", from: "4", at: "1" });
    expect(pressed.headers.get("location")).toContain("billingOption=subscription");
    expect(await seatsOf(owner)).toBe(4);
  });
});
