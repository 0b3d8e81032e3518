import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { dueEntries } from "../../../app/features/forms/law/due-entries";
import { packFiles } from "./packs";

const pack = (place: string) => {
  const found = Object.values(packFiles).find((file) => file.place === place);
  if (!found) throw new Error(`No pack ${place}`);
  return found;
};

describe("law entries due for a recheck", () => {
  it("are none on the day of the check, except entries with a day in the future", () => {
    const found = dueEntries(pack("US-CO"), "2026-11-22");
    expect(found).toEqual([{ place: "US-CO", what: "notice (decline)", why: "holds from 2027-01-01" }]);
    expect(dueEntries(pack("US-NY"), "2026-11-22")).toMatchObject([{ why: "holds until 2027-11-16" }]);
  });

  it("are all of them after 180 days, and those checked a day later one day later", () => {
    const texas = pack("US-TX");
    const old = { ...texas, checkedOn: "2026-11-21", notices: [], rules: texas.rules.slice(0, 2) };
    old.rules = old.rules.map((rule, index) => ({ ...rule, checkedOn: index === 0 ? "2026-11-22" : undefined }));
    expect(dueEntries(old, "2027-05-20")).toEqual([]);
    expect(dueEntries(old, "2027-05-21").filter(({ what }) => what === old.rules[0]?.question)).toEqual([]);
    expect(dueEntries(old, "2027-05-21").length).toBeGreaterThan(0);
    expect(dueEntries(old, "2027-05-22").map(({ what }) => what)).toContain(old.rules[0]?.question);
  });
});

// Red when a module that the script reads imports another without its ending: Node runs the script as it stands.
it("`npm run law:due` runs, and ends with the number of entries", () => {
  const script = new URL("../../../scripts/law.ts", import.meta.url).pathname;
  const said = execFileSync(process.execPath, [script, "due", "2026-11-22"], { encoding: "utf8", stdio: "pipe" });
  expect(said).toMatch(/US-CO\tnotice \(decline\)\tholds from 2027-01-01/);
  expect(said.trimEnd()).toMatch(/\d+ entries to look at on 2026-11-22$/);
});
