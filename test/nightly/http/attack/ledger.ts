import { afterAll, afterEach, expect } from "vitest";
import { requests } from "../../../support/requests";

const ledger = { tried: 0, found: 0, holes: [] as string[] };

/** Notes one attack and whether the product held. What did not is a hole, named by its item of the list of attacks. */
export function holds(item: number, what: string, isHeld: boolean): void {
  ledger.tried += 1;
  if (!isHeld) ledger.holes.push(`${item}: ${what}`);
}

/** For the top of each file: a hole fails its test, and the figures stand at the end. */
export function reportAttacks(name: string): void {
  // Files share this module.
  Object.assign(ledger, { tried: 0, found: 0, holes: [] });
  requests.made = 0;
  afterEach(() => {
    ledger.found += ledger.holes.length;
    expect(ledger.holes.splice(0), "holes").toEqual([]);
  });
  afterAll(() => {
    expect(ledger.tried).toBeGreaterThan(0);
    console.log(`attack on ${name}: ${requests.made} requests, ${ledger.tried} attacks, holes found: ${ledger.found}`);
  });
}
