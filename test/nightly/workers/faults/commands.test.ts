import { describe, expect, it } from "vitest";
import { applicantCases } from "../../../support/command-cases/applicants";
import { formCases } from "../../../support/command-cases/forms";
import { peopleCases } from "../../../support/command-cases/people";
import { reviewCases } from "../../../support/command-cases/review";
import type { CommandCase } from "../../../support/command-cases/world";
import { differenceOf, readSignature, type Signature } from "../../../support/database-signature";
import { closeJobs, faultyRequest } from "../../../support/fault-runs";
import { faultsOf, rootOf } from "../../../support/faults";
import { type CallKind, type Fault, InjectedFault } from "../../../support/faulty-env";

const cases = { ...reviewCases, ...formCases, ...peopleCases, ...applicantCases };
type Ended = { left: Signature; between: Signature; kinds: CallKind[]; isTold: boolean };

/** The command once, with or without a fault; whoever was not told that it worked does it again, on sound bindings. */
async function runOnce(work: CommandCase, fault: Fault | null): Promise<Ended> {
  const act = await work.prepare();
  await closeJobs();
  const before = await readSignature();
  const request = faultyRequest(fault);
  const isTold = await act(request.services).then(isWell, (error: unknown) => {
    if (rootOf(error) instanceof InjectedFault) return false;
    throw error;
  });
  await request.settled();
  const between = differenceOf(before, await readSignature());
  if (isTold) return { left: between, between, kinds: request.kinds, isTold };
  await act(faultyRequest(null).services);
  return { left: differenceOf(before, await readSignature()), between, kinds: request.kinds, isTold };
}

function isWell(result: unknown): boolean {
  return typeof result === "object" && result !== null && "ok" in result ? result.ok === true : result !== false;
}

describe("a command with one failing call to a binding", () => {
  const all = Object.entries(cases).flatMap(([file, some]) => some.map((work) => ({ file, what: work.what, work })));

  // Red when a command writes something twice, loses it, or leaves half of it behind.
  it.each(all)("in $file is done completely or not at all: $what", async ({ work }) => {
    const sound = await runOnce(work, null);
    expect(sound.isTold).toBe(true);
    expect(Object.keys(sound.left).length).toBeGreaterThan(0);
    for (const fault of faultsOf(sound.kinds)) {
      const name = `call ${fault.call} of ${sound.kinds.length}, ${fault.when}`;
      const { between, left, isTold } = await runOnce(work, fault);
      if (isTold || !work.steps)
        expect({ name, between: [{}, sound.left] }, "half of it").toEqual({
          name,
          between: expect.arrayContaining([between]),
        });
      if (isTold || !work.twice) expect({ name, left }).toEqual({ name, left: sound.left });
    }
  });
});
