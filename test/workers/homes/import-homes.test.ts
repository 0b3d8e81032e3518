import { describe, expect, it } from "vitest";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { changeHomes } from "../../../app/features/forms/homes/commands/change-homes.server";
import { runImport } from "../../../app/features/forms/homes/commands/run-import.server";
import { startImport } from "../../../app/features/forms/homes/commands/start-import.server";
import { findImport } from "../../../app/features/forms/homes/queries/find-import.server";
import type { AccountLandlord } from "../../../app/kernel/actor";

import type { HomeImportId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { sweepPastRows } from "../../../workers/jobs/sweeps/past-rows";
import { anAccountForm } from "../../support/account-forms";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";
import { aCheckedFile, aHomeList, aStartedImport } from "../../support/home-files";

const homesOf = async (userId: string) =>
  (
    await bindings.DB.prepare("SELECT * FROM home WHERE landlord_id = ? ORDER BY line1, line2")
      .bind(userId)
      .all<Record<string, unknown>>()
  ).results;

const heads = "Reference,Address,Unit,City,Zip,State,Rent";

async function aLandlord() {
  const services = testServices(new Date("2026-11-29T09:00:00Z"));
  const account = await anAccount(services);
  return { services, ...account };
}

const see = (services: Services, actor: AccountLandlord, homeImportId: HomeImportId) =>
  findImport(services, actor, { homeImportId, show: null, after: -1 });

async function imported(services: Services, actor: AccountLandlord, text: string, isStrict = false) {
  const homeImportId = await aStartedImport(services, actor, text, { isStrict });
  await runImport(services, homeImportId);
  return see(services, actor, homeImportId);
}

describe("a file of homes that is checked", () => {
  it("says by line what is new, changed, unchanged and wrong, and writes no home", async () => {
    const { services, actor, userId } = await aLandlord();
    await imported(services, actor, aHomeList(2));
    const before = await homesOf(userId);
    const text = `${heads}
U-1,14 Maple St,Unit 1,Portland,97205,OR,1800
U-2,14 Maple St,Unit 2,Portland,97205,OR,1950
U-3,14 Maple St,Unit 3,Portland,9720,Oregon,much
U-4,15 Elm St,,Portland,97205,OR,1800
U-4,16 Elm St,,Portland,97205,OR,1800
`;
    const page = await see(services, actor, await aCheckedFile(services, actor, text));
    expect(page?.counts).toEqual({ new: 1, changed: 1, unchanged: 1, fault: 2 });
    const found = page?.rows.map(({ line, faults }) => [
      line,
      faults.map(({ column, code, given }) => [column, code, given]),
    ]);
    expect(found).toEqual([
      [
        4,
        [
          ["Zip", "postcode", "9720"],
          ["Rent", "amount", "much"],
        ],
      ],
      [6, [["", "repeated", "U-4"]]],
    ]);
    const changed = await findImport(services, actor, {
      homeImportId: page?.homeImportId as HomeImportId,
      show: "changed",
      after: -1,
    });
    expect(changed?.rows).toMatchObject([{ line: 3, changes: ["rent"] }]);
    expect(await homesOf(userId)).toEqual(before);
  });

  it("is not another account's, which can neither see nor start it, and is gone after a day", async () => {
    const { services, actor, userId } = await aLandlord();
    const homeImportId = await aCheckedFile(services, actor, aHomeList(1));
    const other = await anAccount(services);
    expect(await see(services, other.actor, homeImportId)).toBeNull();
    expect(await startImport(services, other.actor, homeImportId)).toBe(false);
    await runImport(services, homeImportId);
    expect(await homesOf(userId)).toEqual([]);
    services.setNow(new Date("2026-11-30T09:00:01Z"));
    await sweepPastRows(services);
    expect(
      await bindings.DB.prepare("SELECT count(*) AS n FROM home_import WHERE id = ?").bind(homeImportId).first("n"),
    ).toBe(0);
  });
});

describe("an import of homes", () => {
  it("changes nothing the second time, and an empty cell never does", async () => {
    const { services, actor, userId } = await aLandlord();
    expect(await imported(services, actor, aHomeList(3))).toMatchObject({ state: "done", added: 3, changed: 0 });
    const before = await homesOf(userId);
    services.setNow(new Date("2026-11-29T10:00:00Z"));
    expect(await imported(services, actor, aHomeList(3))).toMatchObject({ state: "done", added: 0, changed: 0 });
    expect((await imported(services, actor, `${heads}\nU-1,14 Maple St,,Portland,,,\n`))?.counts.fault).toBe(0);
    expect(await homesOf(userId)).toEqual(before);
  });

  it("leaves out the rows that are wrong, or everything where the landlord says so", async () => {
    const { services, actor, userId } = await aLandlord();
    const text = `${aHomeList(2)}U-9,,,Portland,97205,OR,US,1800\n`;
    expect(await imported(services, actor, text, true)).toMatchObject({ state: "done", added: 0 });
    expect(await homesOf(userId)).toEqual([]);
    expect(await imported(services, actor, text)).toMatchObject({ added: 2, counts: { fault: 1 } });
    expect(await homesOf(userId)).toHaveLength(2);
  });

  it("knows the home of a form by its address, gives it its number, and does not move it", async () => {
    const { services, actor, userId } = await aLandlord();
    const definition = aDefinition();
    const { line1, city, postcode = "", region = "" } = definition.property.address;
    await anAccountForm(services, actor, definition);
    const row = (street: string, number = "A1") => `${heads}\n${number},${street},,${city},${postcode},${region},\n`;
    expect(await imported(services, actor, row(line1.toUpperCase()))).toMatchObject({ changed: 1 });
    expect(await homesOf(userId)).toMatchObject([{ reference: "A1", line1 }]);
    const moved = await imported(services, actor, row("99 Other St"));
    expect(moved?.rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([["address-kept"]]);
    const twin = await imported(services, actor, row(line1, "B2"));
    expect(twin?.rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([["address-taken"]]);
    expect(await homesOf(userId)).toMatchObject([{ reference: "A1", line1 }]);
  });

  it("moves a home without forms to its new address, and leaves an archived one where it is", async () => {
    const { services, actor, userId } = await aLandlord();
    await imported(services, actor, `${heads}\nA1,14 Maple St,,Portland,97205,OR,1800\n`);
    const [home] = await homesOf(userId);
    await changeHomes(services, actor, { intent: "archive", homeIds: [String(home?.id) as never] });
    await imported(services, actor, `${heads}\nA1,15 Maple St,,Portland,97205,OR,\n`);
    expect(await homesOf(userId)).toMatchObject([
      { id: home?.id, line1: "15 Maple St", archived_at: expect.any(Number) },
    ]);
  });

  it("goes on where it stopped, and counts each row once", async () => {
    const { services, actor, userId } = await aLandlord();
    const homeImportId = await aStartedImport(services, actor, aHomeList(300));
    const stop = { ...services, db: stoppingAfter(services.db, 1) };
    await expect(runImport(stop, homeImportId)).rejects.toThrow("stopped");
    expect(await homesOf(userId)).toHaveLength(250);
    expect((await see(services, actor, homeImportId))?.progress).toEqual({ done: 250, total: 300 });
    await runImport(services, homeImportId);
    await runImport(services, homeImportId);
    expect(await see(services, actor, homeImportId)).toMatchObject({ state: "done", added: 300 });
    expect(await homesOf(userId)).toHaveLength(300);
  });

  it("of a thousand homes takes at most a tenth of the round trips of adding them one by one", async () => {
    const { services, actor, userId } = await aLandlord();
    const trips = async (work: () => Promise<unknown>) => {
      const before = services.usage.roundTrips;
      await work();
      return services.usage.roundTrips - before;
    };
    const address = { line1: "1 Elm St", city: "Portland", country: "US" };
    const home = { reference: "one", address, facts: {} };
    const one = await trips(() => addHome(services, actor, { home, postId: crypto.randomUUID() }));
    const all = await trips(async () => {
      const homeImportId = await aStartedImport(services, actor, aHomeList(1000));
      await runImport(services, homeImportId);
    });
    expect(await homesOf(userId)).toHaveLength(1001);
    console.info(`${one} round trips for one home, ${all} for a thousand`);
    expect(all).toBeLessThanOrEqual((1000 * one) / 10);
    // By index: whoever has a thousand homes checks a short file at the price of a short file.
    const read = services.usage.rowsRead;
    await see(services, actor, await aCheckedFile(services, actor, aHomeList(2)));
    expect(services.usage.rowsRead - read).toBeLessThan(60);
  });
});

/** A database that answers so many batches and fails then. */
function stoppingAfter(db: Services["db"], batches: number): Services["db"] {
  let left = batches;
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === "batch")
        return (...args: Parameters<Services["db"]["batch"]>) => {
          if (left === 0) throw new Error("stopped");
          left -= 1;
          return target.batch(...args);
        };
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
