import { describe, expect, it } from "vitest";
import { findListNeighbours } from "../../../app/features/deciding/inbox/queries/find-neighbours.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import type { ApplicationId } from "../../../app/kernel/ids";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";
import { aDesk, putState } from "../../support/review";
import { eraseAsApplicant } from "../../support/withdraw";

const set = (id: string | undefined, what: string) =>
  bindings.DB.prepare(`UPDATE application SET ${what} WHERE id = ?`).bind(id).run();

async function around(query: string, desk: Awaited<ReturnType<typeof aDesk>>, at: number) {
  const services = testServices();
  const applicationId = desk.applicationIds[at] as ApplicationId;
  const address = readInboxAddress(new URLSearchParams(query));
  const { previous, next, place: stands } = await findListNeighbours(services, desk.actor, { address, applicationId });
  expect(services.usage.roundTrips).toBeLessThanOrEqual(2);
  const place = (one: { id: ApplicationId } | null) => one && desk.applicationIds.indexOf(one.id);
  return { sides: [place(previous), place(next)], stands };
}

describe("the previous and next application in a list", () => {
  it("follow the order of the list and end with it", async () => {
    const desk = await aDesk(testServices(), { applications: 4 });
    expect((await around("", desk, 2)).sides).toEqual([3, 1]);
    expect((await around("sort=arrival", desk, 2)).sides).toEqual([1, 3]);
    expect((await around("", desk, 3)).sides).toEqual([null, 2]);
    expect((await around("", desk, 0)).sides).toEqual([1, null]);
  });

  it("skip what the list does not show", async () => {
    const desk = await aDesk(testServices(), { applications: 6 });
    const [, one, two, , four, five] = desk.applicationIds;
    await set(one, "is_archived = 1");
    await set(two, "is_spam = 1");
    await eraseAsApplicant(testServices(), four ?? "");
    await putState(five ?? "", "shortlisted");
    expect((await around("", desk, 3)).sides).toEqual([5, 0]);
    expect((await around("state=shortlisted", desk, 3)).sides).toEqual([5, null]);
    expect((await around("show=archived", desk, 3)).sides).toEqual([null, 1]);
    expect((await around(`form=${desk.formId}&only=starred`, desk, 3)).sides).toEqual([null, null]);
  });

  it("skip applications that are not overdue in the list of overdue ones", async () => {
    const definition = { ...aDefinition(), replyWithinDays: 5 };
    const desk = await aDesk(testServices(), { applications: 4, definition });
    for (const at of [0, 1, 3]) await set(desk.applicationIds[at], `submitted_at = ${86_400_000 * (at + 1)}`);
    expect((await around("only=overdue", desk, 1)).sides).toEqual([3, 0]);
    expect((await around("only=overdue", desk, 3)).sides).toEqual([null, 1]);
  });

  it("are not found by another account", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3 });
    const { actor } = await anAccount(services);
    const address = readInboxAddress(new URLSearchParams(""));
    const applicationId = desk.applicationIds[1] as ApplicationId;
    expect(await findListNeighbours(services, actor, { address, applicationId })).toEqual({
      previous: null,
      next: null,
      place: null,
    });
  });

  it("are only shortlisted ones in a search by name while names are hidden", async () => {
    const desk = await aDesk(testServices(), { applications: 3 });
    const [first, , last] = desk.applicationIds;
    await putState(first ?? "", "shortlisted");
    const all = await around("q=lovelace", desk, 2);
    expect(all).toEqual({ sides: [null, 1], stands: { at: 1, total: 3, isMore: false } });
    await bindings.DB.prepare("UPDATE user SET hides_names = 1 WHERE id = ?").bind(desk.userId).run();
    await putState(last ?? "", "shortlisted");
    const named = await around("q=lovelace", desk, 2);
    expect(named).toEqual({ sides: [null, 0], stands: { at: 1, total: 2, isMore: false } });
  });
});

describe("the position of an application in a list", () => {
  it("is its number among those that the list shows, including erased ones", async () => {
    const desk = await aDesk(testServices(), { applications: 5 });
    expect((await around("", desk, 4)).stands).toEqual({ at: 1, total: 5, isMore: false });
    expect((await around("", desk, 1)).stands).toEqual({ at: 4, total: 5, isMore: false });
    expect((await around("sort=arrival", desk, 1)).stands).toEqual({ at: 2, total: 5, isMore: false });
    await set(desk.applicationIds[3], "is_archived = 1");
    await eraseAsApplicant(testServices(), desk.applicationIds[2] ?? "");
    expect((await around("", desk, 1)).stands).toEqual({ at: 3, total: 4, isMore: false });
  });

  it("is counted among the matches of a filter or a search, and missing without one", async () => {
    const desk = await aDesk(testServices(), { applications: 4 });
    for (const at of [0, 2]) await putState(desk.applicationIds[at] ?? "", "shortlisted");
    expect((await around("state=shortlisted", desk, 0)).stands).toEqual({ at: 2, total: 2, isMore: false });
    expect((await around("only=starred", desk, 0)).stands).toBeNull();
  });
});
