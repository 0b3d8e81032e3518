import { describe, expect, it } from "vitest";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { grantViewing } from "../../../app/features/applying/viewings/commands/grant-viewing.server";
import { markViewing } from "../../../app/features/applying/viewings/commands/mark-viewing.server";
import { writeGuests } from "../../../app/features/applying/viewings/commands/write-guests.server";
import type { Piece } from "../../../app/features/deciding/exports/pieces";
import { type AllDataPlace, allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { sweepViewingPeople } from "../../../workers/jobs/sweeps/viewings";
import { anAccountForm } from "../../support/account-forms";
import { textsOf } from "../../support/exports";
import { anAccount, testServices } from "../../support/forms";
import { askedBy, aViewingOf } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const dayMs = 24 * 60 * 60_000;

async function aLandlordWithViewings(capacity = 1) {
  const services = testServices(start);
  const account = await anAccount(services);
  const form = await anAccountForm(services, account.actor);
  const viewing = await aViewingOf(services, { ...form, actor: account.actor }, { rule: "order" }, capacity);
  const entries = () => textsOf(allDataEntries(services, { userId: account.userId, locale: "en-US" }));
  const read = async (name: string) => {
    const found = [...(await entries())].find(([path]) => path.endsWith(`/viewings/${name}`));
    return JSON.parse(found?.[1] ?? "null");
  };
  return { services, ...account, viewing, entries, read };
}

describe("viewings in all data of an account", () => {
  it("are there with rule and slots, and name who has a place and nobody else", async () => {
    const { services, actor, viewing, entries, read } = await aLandlordWithViewings();
    const { formId } = viewing;
    const ada = await askedBy(services, viewing, "Ada Placed");
    const bo = await askedBy(services, viewing, "Bo Granted");
    await askedBy(services, viewing, "Cy Waits");
    const di = await askedBy(services, viewing, "Di Cancelled");
    await grantViewing(services, actor, { formId, requestId: bo.id, reason: "Uses a wheelchair" });
    await cancelViewing(services, di.id);
    await markViewing(services, actor, { formId, requestId: ada.id, mark: "let-through" });
    await writeGuests(services, actor, { formId, slotId: viewing.slotId, text: "The lease begins in May." });

    expect(await read("plan.json")).toMatchObject({
      ...{ stage: "before", rule: "order", seed: null },
      slots: [{ id: viewing.slotId, startsAt: new Date(viewing.startsAt).toISOString(), capacity: 1 }],
    });
    const [first, ...others] = await read("requests 1-4.json");
    expect(first).toMatchObject({
      ...{ number: 1, place: 1, people: 2, endedAt: null, exception: null, askedAt: start.toISOString() },
      whoAsked: { name: "Ada Placed", phone: null },
      message: { at: start.toISOString(), text: "The lease begins in May." },
    });
    expect(others).toMatchObject([
      { number: 2, place: 2, whoAsked: { name: "Bo Granted" }, exception: { reason: "Uses a wheelchair" } },
      { number: 3, place: null, whoAsked: "hidden", message: null },
      { number: 4, whoAsked: "hidden", endedAt: start.toISOString() },
    ]);
    const all = [...(await entries()).values()].join("\n");
    expect(all).not.toMatch(/Cy Waits|Di Cancelled|sealedSeed/);

    services.setNow(new Date(viewing.endsAt + 90 * dayMs));
    await sweepViewingPeople(services);
    const later = await read("requests 1-4.json");
    expect(later.map(({ whoAsked }: { whoAsked: unknown }) => whoAsked)).toEqual(Array(4).fill("erased"));
    expect(later).toMatchObject([{ message: { text: "erased" } }, { exception: { reason: "erased" } }, {}, {}]);
  });

  it("come a page of requests at a time, and go on from each; nobody else has them", async () => {
    const { services, userId, viewing } = await aLandlordWithViewings();
    for (let n = 0; n < 103; n += 1) await askedBy(services, viewing, `Tenant ${n}`);
    const pieces: Piece<AllDataPlace>[] = [];
    const task = { userId, locale: "en-US" };
    for await (const piece of allDataEntries(services, task)) pieces.push(piece);
    const names = pieces.flatMap((piece) => ("name" in piece && piece.name.includes("/viewings/") ? [piece.name] : []));
    expect(names.map((name) => name.split("/").at(-1))).toEqual([
      "plan.json",
      "requests 1-100.json",
      "requests 101-103.json",
    ]);
    const index = pieces.findIndex((piece) => "name" in piece && piece.name.endsWith("requests 1-100.json"));
    const mark = pieces[index + 1];
    if (!mark || !("place" in mark)) throw new Error("No mark behind a page of requests");
    const rest = await textsOf(allDataEntries(services, task, mark.place));
    expect([...rest.keys()].filter((name) => name.includes("/viewings/"))).toEqual(names.slice(2));

    const other = await anAccount(services);
    const theirs = await textsOf(allDataEntries(services, { userId: other.userId, locale: "en-US" }));
    expect([...theirs.keys()].filter((name) => name.includes("/viewings/"))).toEqual([]);
  });
});
