import { getTableName } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { schema } from "../../../app/db/client.server";
import { addHome } from "../../../app/features/forms/homes/commands/add-home.server";
import { saveFormDefaults } from "../../../app/features/forms/rent-forms/commands/save-form-defaults.server";
import { eraseAccount } from "../../../app/features/people/account-data/commands/erase-account.server";
import { chooseHomes } from "../../../app/features/people/teams/commands/choose-homes.server";
import type { HomeId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { sweepErasureLog } from "../../../workers/jobs/sweeps/erasure-log";
import { sweepErasures } from "../../../workers/jobs/sweeps/erasures";
import { anAccountForm } from "../../support/account-forms";
import { inviteTo, joinAccount } from "../../support/colleagues";
import { type Account, aDefinition, anAccount, bindings, testServices } from "../../support/forms";
import { aCheckedFile, aHomeList } from "../../support/home-files";
import { subscribe } from "../../support/owner";
import { restoreSnapshot, takeSnapshot } from "../../support/restore";

const now = new Date("2026-11-21T09:00:00Z");

/** What names an account by its id for longer: the log of actions, and what is to be erased. */
const kept = new Set(["audit", "erasure_entry"]);
const tables = Object.values(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableName(table as SQLiteTable))
  .filter((name) => !kept.has(name));

/** Tables with a row that says one of these words anywhere. */
async function tablesNaming(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of tables) {
    const { results } = await bindings.DB.prepare(`SELECT * FROM "${name}"`).all();
    if (words.some((word) => JSON.stringify(results).includes(word))) found.push(name);
  }
  return found;
}

async function aLandlordWithAll(services: Services): Promise<Account> {
  const account = await anAccount(services);
  const { actor } = account;
  await anAccountForm(services, actor);
  const address = { ...aDefinition().property.address, line1: "99 Elm St" };
  await addHome(services, actor, { home: { reference: null, address, facts: {} }, postId: crypto.randomUUID() });
  await saveFormDefaults(services, actor, { landlord: { name: "Elm Lettings" }, criteria: "Quiet after ten." });
  await aCheckedFile(services, actor, aHomeList(2));
  return account;
}

// Red when a table that names an account is left out of `eraseAccountRows`.
it("an erased account that a restore brings back is erased again with every row that names it, and nobody else's", async () => {
  const services = testServices(now);
  const [gone, other] = [await aLandlordWithAll(services), await aLandlordWithAll(services)];
  const [colleague, third] = [await anAccount(services), await anAccount(services)];
  // Pro has a seat for a colleague and one for the invitation.
  await subscribe({ services, userId: gone.userId });
  await joinAccount(services, gone, colleague);
  for (const owner of [gone, other]) {
    const home = await bindings.DB.prepare("SELECT id FROM home WHERE landlord_id = ?")
      .bind(owner.userId)
      .first<HomeId>("id");
    const id = await inviteTo(services, owner, `chosen@${owner.userId.slice(0, 8)}.example`);
    for (const whose of owner === gone ? [colleague, { invitationId: id }] : [{ invitationId: id }])
      await chooseHomes(services, owner.actor, { ownerId: owner.userId, whose, homes: [home as HomeId] });
  }
  await joinAccount(services, third, gone);
  await sweepErasureLog(services);
  const named = await tablesNaming(gone.userId, gone.email);
  const owned = ["home", "home_import", "form_default", "team_member", "team_member_home", "team_invitation"];
  expect(named).toEqual(expect.arrayContaining(owned));
  const before = await takeSnapshot(bindings.DB);
  // The log goes by time.
  services.setNow(new Date(now.getTime() + 1000));

  await eraseAccount(services as never, { id: gone.userId, email: gone.email, name: "Maya" }, null);
  while ((await sweepErasures(services)) > 0);
  await sweepErasureLog(services);
  await restoreSnapshot(bindings.DB, before);
  expect(await tablesNaming(gone.userId, gone.email)).toEqual(named);
  await sweepErasureLog(services);
  expect(await tablesNaming(gone.userId, gone.email)).toEqual([]);

  const count = (table: string, column: string) =>
    bindings.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(other.userId).first("n");
  const ofHomes = owned.slice(0, 3).map((table) => count(table, "landlord_id"));
  expect(await Promise.all([...ofHomes, count("team_invitation", "owner_id")])).toEqual([2, 1, 1, 1]);
  const chosen = await bindings.DB.prepare(
    "SELECT i.owner_id FROM team_invitation_home AS c JOIN team_invitation AS i ON i.id = c.invitation_id",
  ).all();
  expect(chosen.results).toEqual([{ owner_id: other.userId }]);
  const left = await bindings.DB.prepare("SELECT count(*) AS n FROM team_invitation_home").first("n");
  expect(left).toBe(1);
});
