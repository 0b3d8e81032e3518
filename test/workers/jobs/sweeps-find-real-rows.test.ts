import { describe, expect, it } from "vitest";
import { sweeps } from "../../../workers/jobs/sweep";
import { applicationJourneys } from "../../support/sweep-journeys/applications";
import { formJourneys } from "../../support/sweep-journeys/forms";
import { type MakeJourney, minuteMs } from "../../support/sweep-journeys/journey";
import { rowJourneys } from "../../support/sweep-journeys/rows";
import { runKind } from "../../support/sweep-journeys/run-kind";

/** A sweep without a journey does not compile. */
const journeys: Record<keyof typeof sweeps, MakeJourney[]> = {
  ...applicationJourneys,
  ...formJourneys,
  ...rowJourneys,
};
/** More than a round of all slices of ids. */
const runsAtMost = 270;
const cases = Object.entries(journeys).flatMap(([name, all]) =>
  all.map((make, index) => [name as keyof typeof sweeps, index + 1, make] as const),
);

// Red where a sweep asks for something that the product's own commands do not write: undecided applications were never found,
// because each had to have an address in clear.
describe("rows that the product's own commands leave to a sweep", () => {
  it.each(cases)("%s processes such a row, case %i", async (name, _, make) => {
    const { services, at, isDone, tells, everyMs = minuteMs } = await make(Date.now());
    expect(await isDone()).toBe(false);
    let found = 0;
    for (let run = 0; run < runsAtMost && !(await isDone()); run += 1) {
      services.setNow(new Date(at + run * everyMs));
      found += await sweeps[name](services);
    }
    expect([await isDone(), found > 0]).toEqual([true, true]);
    if (tells) expect(await runKind(services, tells)).toBeGreaterThan(0);
  });
});
