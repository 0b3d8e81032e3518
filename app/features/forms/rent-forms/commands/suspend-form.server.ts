import { sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import type { RentFormId } from "../../../../kernel/ids";
import type { SuspensionReason } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { type MoveResult, moveForm, type Overseer } from "./move-form.server";

/** Takes a form offline and tells the landlord why; by an admin's own session or a spam rule. "not-found": no admin. */
export function suspendForm(
  services: Services,
  by: Overseer,
  input: { formId: RentFormId; reason: SuspensionReason },
): Promise<MoveResult> {
  return moveForm(services, by, {
    formId: input.formId,
    action: "suspend",
    to: "suspended",
    isDone: (state) => state === "suspended",
    set: () => ({ stateBefore: sql`${rentForm.state}` }),
    detail: input.reason,
    mail: { kind: "mail.form-suspended", reason: input.reason },
  });
}

/** Gives a suspended form back the state it had; past its date it closes with the next sweep. An admin's alone. */
export function restoreForm(services: Services, by: Overseer, formId: RentFormId): Promise<MoveResult> {
  return moveForm(services, by, {
    formId,
    action: "restore",
    to: sql`coalesce(${rentForm.stateBefore}, 'closed')`,
    isDone: (state) => state !== "suspended" && state !== "deleted",
    set: () => ({ stateBefore: null }),
    mail: { kind: "mail.form-restored" },
  });
}
