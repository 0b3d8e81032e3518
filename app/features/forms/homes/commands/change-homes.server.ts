import { and, inArray, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId } from "../../../../kernel/ids";
import { endOfDay } from "../../../../kernel/zoned-day";
import { landlordOfHomeSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { closeForm } from "../../rent-forms/commands/change-form-state.server";
import { setFormLimits } from "../../rent-forms/commands/set-form-limits.server";
import { runningStates, stateAt } from "../../rent-forms/rules";
import { zoneOfRow } from "../home-row";
import { selectForms } from "../queries/list-homes.server";

/** `until`: an ISO day, at whose end where each home is its form closes. */
export type HomesChange =
  | { intent: "archive" | "unarchive" | "close"; homeIds: readonly HomeId[] }
  | { intent: "extend"; homeIds: readonly HomeId[]; until: string };
/** How many homes, or forms, were changed, and how many could not be. */
export type HomesChanged = { done: number; failed: number };

/** Puts homes away or back, or closes or extends the forms that run for them. What is not the account's is passed over. */
export async function changeHomes(
  services: Services,
  actor: AccountLandlord,
  change: HomesChange,
): Promise<HomesChanged> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const isNamed = and(
    inArray(home.id, [...change.homeIds]),
    sql`${home.landlordId} = ${landlordOfHomeSql(actor, now, sql`${home.id}`)}`,
  );
  if (change.intent === "archive" || change.intent === "unarchive") {
    const archivedAt = change.intent === "archive" ? now : null;
    const rows = await db.update(home).set({ archivedAt, updatedAt: now }).where(isNamed).returning({ id: home.id });
    return { done: rows.length, failed: 0 };
  }
  const homes = await db.select().from(home).where(isNamed);
  const zones = new Map(homes.map((row) => [row.id, zoneOfRow(row)]));
  const forms = await selectForms(services, homes);
  const changed = { done: 0, failed: 0 };
  for (const { formId, homeId } of forms.filter((form) => runningStates.includes(stateAt(form, now)))) {
    const result =
      change.intent !== "extend"
        ? await closeForm(services, actor, formId)
        : await setFormLimits(services, actor, {
            formId,
            limits: { opensUntil: endOfDay(change.until, zones.get(homeId ?? "") ?? "UTC") },
          });
    changed[result.ok ? "done" : "failed"] += 1;
  }
  return changed;
}
