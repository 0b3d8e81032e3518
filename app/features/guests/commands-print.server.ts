import { ne, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application } from "../../db/schema/applications";
import { rentForm } from "../../db/schema/forms";
import type { Landlord } from "../../kernel/actor";
import type { ApplicationId } from "../../kernel/ids";
import { insertWitness, witnessed } from "../rent-forms/commands-witness.server";
import { type FormKey, isForm } from "../rent-forms/queries-edit.server";
import { mayReachForm } from "../rent-forms/queries-ownership.server";

/** Writes that a landlord took a copy of an application; false when it is not his. */
export async function recordPrint(
  { db, ids, clock }: Services,
  actor: Landlord,
  input: FormKey & { applicationId: ApplicationId },
): Promise<boolean> {
  const now = clock.now();
  const written = await insertWitness(
    db,
    {
      id: ids.uuid<string>(),
      at: now,
      ...witnessed(actor, now.getTime()),
      action: "application.print",
      targetKind: "application",
      targetId: input.applicationId,
    },
    sql`${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
      WHERE ${application.id} = ${input.applicationId} AND ${isForm(input)} AND ${application.isSpam} = 0
        AND ${ne(rentForm.state, "deleted")} AND ${mayReachForm(actor, now.getTime())}`,
  );
  return written.meta.changes > 0;
}
