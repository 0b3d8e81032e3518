import { describe, expect, it } from "vitest";
import { setReviewOrder } from "../../../app/features/deciding/application/commands/set-review-order.server";
import { findNumbers } from "../../../app/features/deciding/form-page/queries/find-numbers.server";
import { findDashboard } from "../../../app/features/people/account-data/queries/find-dashboard.server";
import { overdueCountedAtMost } from "../../../app/kernel/counted";
import { aDefinition, bindings, testServices } from "../../support/forms";
import { fillForm } from "../../support/many-applications";
import { aDesk, putState } from "../../support/review";

describe("the dashboard", () => {
  // Red with a count that ends at twenty, or a trigger of landlord_workload that is missing.
  it("counts applications by state with every write, and names the latest applicants, newest first", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 24 });
    const [first = "", second = "", third = "", fourth = ""] = desk.applicationIds;
    await putState(first, "shortlisted");
    await putState(second, "declined");
    await bindings.DB.prepare("UPDATE application SET is_archived = 1 WHERE id = ?").bind(third).run();
    await bindings.DB.prepare("UPDATE application SET is_spam = 1 WHERE id = ?").bind(desk.applicationIds[23]).run();
    await putState(fourth, "info_requested");
    const page = await findDashboard(services, desk.actor);
    expect(page?.counts).toEqual({ submitted: 19, in_review: 0, info_requested: 1, shortlisted: 1 });
    await putState(first, "submitted");
    await putState(second, "submitted");
    expect((await findDashboard(services, desk.actor))?.counts.submitted).toBe(21);
    await bindings.DB.prepare("UPDATE application SET is_archived = 0, is_spam = 0 WHERE form_id = ?")
      .bind(desk.formId)
      .run();
    await bindings.DB.prepare("DELETE FROM application WHERE id = ?").bind(first).run();
    expect((await findDashboard(services, desk.actor))?.counts).toMatchObject({ submitted: 22, shortlisted: 0 });
    const other = await aDesk(services, { applications: 0 });
    await bindings.DB.prepare("UPDATE application SET landlord_id = ? WHERE form_id = ?")
      .bind(other.userId, desk.formId)
      .run();
    expect((await findDashboard(services, desk.actor))?.counts.submitted).toBe(0);
    expect((await findDashboard(services, other.actor))?.counts.submitted).toBe(22);
    expect(page?.latest.map(({ id }) => id as string)).toEqual(desk.applicationIds.slice(16, 23).reverse());
  });

  // Red when selectOverdue leaves out replyWithinDays, or findDashboard reads months of another form.
  it("counts overdue answers, and applications by day", async () => {
    const services = testServices();
    const definition = { ...aDefinition(), replyWithinDays: 5 };
    const desk = await aDesk(services, { applications: 3, definition });
    const at = services.clock.now().getTime();
    const sentDaysAgo = (id: string | undefined, days: number) =>
      bindings.DB.prepare("UPDATE application SET submitted_at = ?, household_completed_at = NULL WHERE id = ?")
        .bind(at - days * 86_400_000, id)
        .run();
    await sentDaysAgo(desk.applicationIds[0], 7);
    await sentDaysAgo(desk.applicationIds[1], 9);
    await sentDaysAgo(desk.applicationIds[2], 4);
    const late = await findDashboard(services, desk.actor);
    expect(late?.overdue).toEqual({ count: 2, ids: [desk.applicationIds[1], desk.applicationIds[0]] });
    expect(late?.awaiting.map(({ id }) => id as string)).toEqual([desk.applicationIds[1], desk.applicationIds[0]]);
    const numbers = await findNumbers(services, desk.actor, desk.formId, "en-US");
    expect(numbers?.overdue).toBe(2);
    await putState(desk.applicationIds[1] ?? "", "declined");
    const today = new Date(at).toISOString();
    await bindings.DB.prepare("INSERT OR REPLACE INTO rent_form_month (form_id, month, counts) VALUES (?, ?, ?)")
      .bind(desk.formId, today.slice(0, 7), JSON.stringify({ [`${today.slice(8, 10)} sent`]: 3 }))
      .run();
    const page = await findDashboard(services, desk.actor);
    expect(page?.overdue.count).toBe(1);
    expect(page?.forms[0]?.sentByDay).toHaveLength(30);
    expect(page?.forms[0]?.sentByDay.at(-1)).toBe(3);
  });

  // Red when each that waits is read with a definition, or is counted to the end.
  it("reads few rows where thousands wait too long", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 0, definition: { ...aDefinition(), replyWithinDays: 5 } });
    const rowsOf = async () => {
      const before = services.usage.rowsRead;
      const page = await findDashboard(services, desk.actor);
      return { count: page?.overdue.count, rows: services.usage.rowsRead - before };
    };
    const none = await rowsOf();
    await fillForm(desk.formId, 3000);
    const many = await rowsOf();
    expect(many.count).toBe(overdueCountedAtMost);
    expect(many.rows - none.rows).toBeLessThan(800);
  });

  // Red when isLocked or isUnnamed is left out of namedStored.
  it("names no applicant out of turn and none of another landlord", async () => {
    const services = testServices();
    const [desk, stranger] = [await aDesk(services, { applications: 2 }), await aDesk(services, { applications: 0 })];
    await setReviewOrder(services, desk.actor, { formId: desk.formId, isInOrder: true });
    const page = await findDashboard(services, desk.actor);
    expect(page?.latest.map(({ name }) => name !== "")).toEqual([false, true]);
    expect(page?.awaiting.map(({ id }) => id as string)).toEqual([desk.applicationIds[0]]);
    await bindings.DB.prepare("UPDATE user SET hides_names = 1 WHERE id = ?").bind(desk.userId).run();
    expect((await findDashboard(services, desk.actor))?.awaiting).toEqual([]);
    expect(await findDashboard(services, stranger.actor)).toMatchObject({ counts: { submitted: 0 }, latest: [] });
  });
});
