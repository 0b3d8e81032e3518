import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { changeApplications } from "../../../applying/applications/commands/change-applications.server";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { type SkipReason, statesBefore } from "../../../applying/applications/states";
import { setFormSwitch } from "../../../forms/rent-forms/commands/set-form-switch.server";
import { listUnsupported } from "../../decision/queries/list-unsupported.server";
import { addNote } from "./add-note.server";

/** Whether the applications of a form are read one at a time, first come first. Tenants read of it before they begin. */
export function setReviewOrder(
  services: Services,
  actor: AccountLandlord,
  { formId, isInOrder }: { formId: RentFormId; isInOrder: boolean },
): Promise<Result<undefined, "not-found">> {
  const action = isInOrder ? "form.read-in-order" : "form.read-freely";
  return setFormSwitch(services, actor, formId, { name: "isReviewedInOrder", isOn: isInOrder, action });
}

/**
 * Skips the next one in review order, with a reason; the next may be read. "refused": not its turn, decided, or no
 * order. "unsupported": nothing was asked for that is still missing.
 */
export async function skipApplication(
  services: Services,
  actor: AccountLandlord,
  input: { formId: RentFormId; applicationId: ApplicationId; reason: SkipReason; note?: string },
): Promise<Result<undefined, "not-found" | "refused" | "unsupported">> {
  const { formId, applicationId, reason, note } = input;
  const picked = { formId, applicationIds: [applicationId] };
  if (reason === "incomplete") {
    const [found] = await listUnsupported(services, actor, picked.applicationIds);
    if (found?.unsupported.incomplete !== undefined) return err("unsupported");
  }
  const undecided = sql.join(
    statesBefore("decline").map((state) => sql`${state}`),
    sql`, `,
  );
  const [row] = await changeApplications(services, actor, picked, {
    action: "application.skip",
    isAllowed: sql`${rentForm.isReviewedInOrder} = 1 AND ${application.skippedAt} IS NULL
        AND ${application.state} IN (${undecided}) AND NOT ${isOutOfTurn}`,
    isDone: sql`${application.skippedAt} IS NOT NULL`,
    detail: sql`${reason}`,
    set: (at) => sql`skipped_at = ${at}, updated_at = ${at}`,
    marksRead: true,
  });
  if (!row) return err("not-found");
  if (row.outcome === "refused") return err("refused");
  if (note && row.outcome === "changed") await addNote(services, actor, { formId, applicationId, text: note });
  return ok(undefined);
}
