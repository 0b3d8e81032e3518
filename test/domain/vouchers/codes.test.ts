import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giftEnd } from "../../../app/features/money/billing/rules";
import { printedCode, readVoucherSecret, redeemPath } from "../../../app/features/money/vouchers/codes";
import { voucherState } from "../../../app/features/money/vouchers/rules";
import { CROCKFORD, createIdMaker } from "../../../app/kernel/ids";

const code = "0123456789ABCDEFGHJK";
const link = "ZYXWVTSRQPNMKJHGFEDCBA9876";

describe("the code of a voucher", () => {
  it.each([
    ["RF-01234-56789-ABCDE-FGHJK", code],
    ["rf-01234-56789-abcde-fghjk", code],
    ["RF0123456789ABCDEFGHJK", code],
    ["01234 56789 ABCDE FGHJK", code],
    ["RF–O1234–56789–ABCDE–FGHJK", code],
    ["rf-oI234-56789-abcde-fghjk", code],
    ["rf-ol234-56789-abcde-fghjk", code],
    [link, link],
    [link.toLowerCase(), link],
  ])("is read from %s", (written, text) => {
    expect(readVoucherSecret(written)?.text).toBe(text);
  });

  it.each([
    "",
    "RF-",
    "RF-01234-56789-ABCDE-FGHJ",
    "U1234-56789-ABCDE-FGHJK",
    `${link}0`,
    "0".repeat(5000),
    "../../etc/passwd",
  ])("is not read from %s", (written) => {
    expect(readVoucherSecret(written)).toBeNull();
  });

  // Red when a letter is in the alphabet that folding turns into another one.
  it("is read in any capitalisation as it was made", () => {
    const letters = fc.constantFrom(...CROCKFORD);
    fc.assert(
      fc.property(fc.array(letters, { minLength: 20, maxLength: 20 }), (made) => {
        const text = made.join("");
        const written = printedCode(text).toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
        expect(readVoucherSecret(written)).toEqual({ kind: "code", text });
      }),
    );
  });

  it("has 100 bits in print and 130 in a link, in URL-safe characters", () => {
    const made = createIdMaker().crockford(26);
    expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(redeemPath({ kind: "link", text: made })).toBe(`/redeem/${encodeURIComponent(made)}`);
    expect(printedCode(code)).toBe("RF-01234-56789-ABCDE-FGHJK");
  });
});

describe("the state of a voucher", () => {
  const now = Date.UTC(2026, 10, 22);
  const open = { maxRedemptions: 2, redemptions: 1, validFrom: null, validUntil: null, revokedAt: null };
  it.each([
    [{}, "active"],
    [{ redemptions: 2 }, "exhausted"],
    [{ validFrom: now + 1 }, "scheduled"],
    [{ validFrom: now }, "active"],
    [{ validUntil: now }, "expired"],
    [{ validUntil: now + 1 }, "active"],
    [{ validUntil: now, redemptions: 2 }, "expired"],
    [{ revokedAt: now - 1, validUntil: now }, "revoked"],
  ] as const)("with %j is %s", (changed, state) => {
    expect(voucherState({ ...open, ...changed }, now)).toBe(state);
  });

  it.each([
    ["2026-11-22T10:00:00Z", 12, "2027-11-22T10:00:00Z"],
    ["2028-02-29T00:00:00Z", 12, "2029-02-28T00:00:00Z"],
    ["2026-08-31T00:00:00Z", 6, "2027-02-28T00:00:00Z"],
    ["2026-12-31T23:59:59Z", 1, "2027-01-31T23:59:59Z"],
  ])("a gift of %s for %i months ends %s", (from, months, end) => {
    expect(giftEnd(Date.parse(from), months)).toBe(Date.parse(end));
  });
});
