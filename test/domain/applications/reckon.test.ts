import { describe, expect, it } from "vitest";
import { incomeToRent } from "../../../app/features/applying/applications/income-to-rent";

const base = { incomeMinor: 600_000, period: "month", rentMonthlyMinor: 200_000, paidForMinor: 0, multiple: 3 };

describe("income compared with the rent", () => {
  it.each([
    ["exactly the multiple", {}, "meets", 3],
    ["a cent less", { incomeMinor: 599_999 }, "below", 2.9],
    ["by week", { incomeMinor: 150_000, period: "week" }, "meets", 3.2],
    ["by two weeks", { incomeMinor: 276_923, period: "fortnight" }, "meets", 3],
    ["by year", { incomeMinor: 7_199_900, period: "year" }, "below", 2.9],
    ["a voucher lowers the rent first", { incomeMinor: 300_000, paidForMinor: 100_000 }, "meets", 3],
    ["a voucher for all of it", { incomeMinor: 0, paidForMinor: 200_000 }, "covered", 0],
    ["nothing", { incomeMinor: 0 }, "below", 0],
  ])("is right for this case: %s", (_case, change, verdict, times) => {
    expect(incomeToRent({ ...base, ...change })).toEqual({ verdict, times });
  });

  it("gives no result for an impossible income", () => {
    expect(incomeToRent({ ...base, incomeMinor: -1 })).toBeNull();
    expect(incomeToRent({ ...base, paidForMinor: -1 })).toBeNull();
  });
});
