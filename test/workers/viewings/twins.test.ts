import { expect, it } from "vitest";
import { cancelViewing } from "../../../app/features/applying/viewings/commands/cancel-viewing.server";
import { listViewings } from "../../../app/features/applying/viewings/queries/list-viewings.server";
import { testServices } from "../../support/forms";
import { askedBy, aViewing } from "../../support/viewings";

const start = new Date("2027-03-21T09:00:00Z");
const pairs = 500;
const capacity = 100;

/** What became of those who asked in turn, by when they asked; every tenth with a place cancels. */
async function outcomesOf(nameOf: (index: number) => string) {
  const services = testServices(start);
  const viewing = await aViewing(services, { rule: "order" }, capacity);
  const asked = [];
  for (let index = 0; index < pairs; index += 1) asked.push(await askedBy(services, viewing, nameOf(index)));
  for (let index = 0; index < capacity; index += 10) await cancelViewing(services, asked[index]?.id ?? "");
  const listed = await listViewings(services, viewing.actor, viewing.formId);
  return listed.map(({ number, place, endedAt, person }) => ({ number, place, endedAt, isNamed: person !== null }));
}

it("treats a thousand twins alike where order decides: those who differ in name only have the same place, or wait", async () => {
  const [ones, others] = [
    await outcomesOf((index) => `Anna Schmidt ${index}`),
    await outcomesOf((index) => `Mehmet Yılmaz-Öztürk ${index}`),
  ];
  expect(ones).toHaveLength(pairs);
  expect(others).toEqual(ones);
  const moved = ones.filter(({ number, place, endedAt }) => number > capacity && place !== null && endedAt === null);
  expect(moved.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, index) => capacity + 1 + index));
}, 120_000);
