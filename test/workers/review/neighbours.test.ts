import { describe, expect, it } from "vitest";
import { findListNeighbours } from "../../../app/features/review/queries/find-neighbours.server";
import { readInboxAddress } from "../../../app/features/review/read-list-address";
import type { ApplicationId } from "../../../app/kernel/ids";
import { aDefinition, anAccount, bindings, testServices } from "../../support/forms";
import { aDesk, putState } from "../../support/review";

const set = (id: string | undefined, what: string) =>
  bindings.DB.prepare(`UPDATE application SET ${what} WHERE id = ?`).bind(id).run();

async function around(query: string, desk: Awaited<ReturnType<typeof aDesk>>, at: number) {
  const services = testServices();
  const applicationId = desk.applicationIds[at] as ApplicationId;
  const address = readInboxAddress(new URLSearchParams(query));
  const { previous, next } = await findListNeighbours(services, desk.actor, { address, applicationId });
  expect(services.usage.roundTrips).toBeLessThanOrEqual(2);
  const place = (one: { id: ApplicationId } | null) => one && desk.applicationIds.indexOf(one.id);
  return [place(previous), place(next)];
}

describe("the applications before and after one in a list", () => {
  it("follow the order of the list and end with it", async () => {
    const desk = await aDesk(testServices(), { applications: 4 });
    expect(await around("", desk, 2)).toEqual([3, 1]);
    expect(await around("sort=arrival", desk, 2)).toEqual([1, 3]);
    expect(await around("", desk, 3)).toEqual([null, 2]);
    expect(await around("", desk, 0)).toEqual([1, null]);
  });

  it("pass over what the list does not show", async () => {
    const desk = await aDesk(testServices(), { applications: 6 });
    const [, one, two, , four, five] = desk.applicationIds;
    await set(one, "is_archived = 1");
    await set(two, "is_spam = 1");
    await set(four, "applicant_email = ''");
    await putState(five ?? "", "shortlisted");
    expect(await around("", desk, 3)).toEqual([5, 0]);
    expect(await around("state=shortlisted", desk, 3)).toEqual([5, null]);
    expect(await around("show=archived", desk, 3)).toEqual([null, 1]);
    expect(await around(`form=${desk.formId}&only=starred`, desk, 3)).toEqual([null, null]);
  });

  it("pass over those whose promised answer is not overdue", async () => {
    const definition = { ...aDefinition(), replyWithinDays: 5 };
    const desk = await aDesk(testServices(), { applications: 4, definition });
    for (const at of [0, 1, 3]) await set(desk.applicationIds[at], `submitted_at = ${86_400_000 * (at + 1)}`);
    expect(await around("only=overdue", desk, 1)).toEqual([3, 0]);
    expect(await around("only=overdue", desk, 3)).toEqual([null, 1]);
  });

  it("are nobody else's", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3 });
    const { actor } = await anAccount(services);
    const address = readInboxAddress(new URLSearchParams(""));
    const applicationId = desk.applicationIds[1] as ApplicationId;
    expect(await findListNeighbours(services, actor, { address, applicationId })).toEqual({
      previous: null,
      next: null,
    });
  });
});
