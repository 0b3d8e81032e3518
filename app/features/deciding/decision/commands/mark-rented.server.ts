import { and, eq, inArray, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { changeApplications } from "../../../applying/applications/commands/change-applications.server";
import { isHomeLetAs, undecidedOf } from "../../../applying/applications/queries/review-order.server";
import { atOnce, statesBefore } from "../../../applying/applications/states";
import { endRequests } from "../../../applying/info-requests/queries/open-request.server";
import { leftOutOf } from "../rules/summarize-changes";
import type { LetterOrder } from "./letter-statements.server";
import { type LeftOut, moveApplications } from "./move-applications.server";

export type RentedInput = {
  formId: RentFormId;
  applicationId: ApplicationId;
  /** What becomes of those who still wait for an answer: declined, or kept as they are in case this falls through. */
  others: "decline" | "keep";
  /** What the declined are told; nothing when it is left out. */
  letter?: Omit<LetterOrder, "kind" | "agency">;
};

/** No form has more that wait: further ones are declined from the list. */
const pagesAtMost = 5;

/**
 * Lets the home to an approved applicant, once: nothing that was asked of the approved is open any more. With "decline" the
 * undecided are declined, and counted, but for those whom the letter would tell what is not so. "refused": not approved, or
 * let already.
 */
export async function markRented(
  services: Services,
  actor: AccountLandlord,
  input: RentedInput,
): Promise<Result<{ declined: number; leftOut: LeftOut[] }, "not-found" | "refused">> {
  const { formId, applicationId } = input;
  const [row] = await changeApplications(
    services,
    actor,
    { formId, applicationIds: [applicationId] },
    {
      action: "application.let",
      isAllowed: sql`${inArray(application.state, statesBefore("let"))} AND NOT ${isHomeLetAs("application")}
        AND ${isNotErased()}`,
      isDone: sql`${application.isLet} = 1`,
      detail: sql`${application.state} || '>' || ${application.state}`,
      set: () => sql`is_let = 1`,
      marksRead: true,
    },
    ({ changed, at }) => [
      services.db.run(
        endRequests(
          sql`(SELECT beside.id FROM ${application} AS beside WHERE beside.state = 'approved'
            AND beside.form_id IN (SELECT own.form_id FROM ${application} AS own WHERE own.id IN ${changed}))`,
          at,
        ),
      ),
    ],
  );
  if (!row) return err("not-found");
  if (row.outcome === "refused") return err("refused");
  let declined = 0;
  const left = new Map<ApplicationId, LeftOut>();
  for (let page = 0; page < pagesAtMost && input.others === "decline"; page += 1) {
    const waiting = await listWaiting(services, actor, formId);
    if (waiting.length === 0) break;
    const moved = await moveApplications(services, actor, {
      formId,
      applicationIds: waiting,
      action: "decline",
      reason: "not-available",
      ...(input.letter && { letter: { ...input.letter, agency: null, kind: "home-let" } }),
    });
    const made = moved.filter(({ outcome }) => outcome === "changed").length;
    declined += made;
    for (const one of leftOutOf(moved)) left.set(one.id, one);
    if (made === 0) break;
  }
  return ok({ declined, leftOut: [...left.values()] });
}

async function listWaiting({ db, clock }: Services, actor: AccountLandlord, formId: RentFormId) {
  const rows = await db
    .select({ id: sql<ApplicationId>`${application.id}`.as("application_id") })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(
      and(
        sql`${application.id} IN (${undecidedOf(sql`${formId}`, atOnce)})`,
        eq(rentForm.id, formId),
        isNotErased(),
        mayReachForm(actor, clock.now().getTime()),
      ),
    );
  return rows.map(({ id }) => id);
}
