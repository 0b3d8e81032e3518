import { describe, expect, it } from "vitest";
import { holdApplication, liftHold } from "../../../app/features/deciding/application/commands/hold-application.server";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { findFormDetails } from "../../../app/features/deciding/form-page/queries/find-form-details.server";
import { deleteApplication } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import { sweepPurges } from "../../../workers/jobs/sweeps/form-life";
import { bindings, countRows, testServices } from "../../support/forms";
import { aDesk, putState, tracesOf } from "../../support/review";

const dayMs = 24 * 3_600_000;
const reason = "Dispute about the deposit of 2026";

async function held() {
  const services = testServices();
  const desk = await aDesk(services);
  const [applicationId] = desk.applicationIds as [ApplicationId];
  const key = { formId: desk.formId, applicationId };
  await set(applicationId, "erasure_announced_at = 5");
  const result = await holdApplication(services, desk.actor, { ...key, text: reason });
  return { services, desk, key, result };
}

const set = (id: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
const marksOf = (id: string) =>
  bindings.DB.prepare("SELECT held_at AS heldAt, erasure_announced_at AS announcedAt FROM application WHERE id = ?")
    .bind(id)
    .first<{ heldAt: number | null; announcedAt: number | null }>();

describe("a legal hold", () => {
  it("is set once with an encrypted reason, cancels an announced erasure, is lifted again, and both are in the history", async () => {
    const { services, desk, key, result } = await held();
    expect(result.ok).toBe(true);
    expect(await marksOf(key.applicationId)).toEqual({ heldAt: expect.any(Number), announcedAt: null });
    expect((await holdApplication(services, desk.actor, { ...key, text: "Another reason" })).ok).toBe(true);
    const review = await findReview(services, desk.actor, key);
    expect(review?.notes).toMatchObject([{ kind: "hold", text: reason, isMine: true }]);
    expect(await countRows("SELECT count(*) AS n FROM application_note WHERE content LIKE '%deposit%'")).toBe(0);
    expect((await liftHold(services, desk.actor, key)).ok).toBe(true);
    expect(await marksOf(key.applicationId)).toEqual({ heldAt: null, announcedAt: null });
    expect((await tracesOf(key.applicationId)).map(({ action }) => action)).toEqual([
      "application.hold",
      "application.lift-hold",
    ]);
  });

  it("cannot be set or lifted by another account", async () => {
    const { services, key } = await held();
    const other = await aDesk(services);
    expect(await holdApplication(services, other.actor, { ...key, text: reason })).toEqual({
      ok: false,
      code: "not-found",
    });
    expect(await liftHold(services, other.actor, key)).toEqual({ ok: false, code: "not-found" });
    expect((await marksOf(key.applicationId))?.heldAt).not.toBeNull();
  });

  it("stops its own landlord, too, from erasing the application until it is lifted", async () => {
    const { services, desk, key } = await held();
    await putState(key.applicationId, "declined");
    expect(await deleteApplication(services, desk.actor, key)).toEqual({ ok: false, code: "held" });
    await liftHold(services, desk.actor, key);
    expect((await deleteApplication(services, desk.actor, key)).ok).toBe(true);
  });

  // Red when the purge does not ask for holds.
  it("keeps a form in the bin, and the form's page says beforehand how many applications are on hold", async () => {
    const { services, desk, key } = await held();
    const page = await findFormDetails(services, desk.actor, { formId: desk.formId, before: null });
    expect(page?.form.counts.held).toBe(1);
    await bindings.DB.prepare("UPDATE rent_form SET state = 'deleted', deleted_at = ? WHERE id = ?")
      .bind(services.clock.now().getTime() - 40 * dayMs, desk.formId)
      .run();
    const forms = () => countRows("SELECT count(*) AS n FROM rent_form WHERE id = ?", desk.formId);
    await sweepPurges(services);
    expect(await forms()).toBe(1);
    await set(key.applicationId, "held_at = NULL");
    await sweepPurges(services);
    expect(await forms()).toBe(0);
  });
});
