import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entitlementsFor } from "../../../app/features/forms/rent-forms/entitlements";
import { offeredChoices } from "../../../app/features/forms/rent-forms/publish-offer";
import { sayApplicationCap, sayCapHint } from "../../../app/features/money/billing/application-cap";
import { creditsMail, voucherMail } from "../../../app/features/money/billing/mails/credits";
import { planMail } from "../../../app/features/money/billing/mails/plan";
import { plans } from "../../../app/features/money/billing/rules";
import { faqEntriesIn } from "../../../app/features/site/marketing/faq";
import { planColumnsIn } from "../../../app/features/site/marketing/pricing";
import { projectRoot } from "../../../scripts/lib/local-server.ts";

const site = { baseUrl: "https://rentform.test", supportEmail: "help@rentform.test", language: "en" } as const;
const paid = "up to 300 applications (fair use)";

describe("the maximum number of applications of a form", () => {
  it("is stated with the number at which the form closes", () => {
    for (const plan of ["guest", "free", "credit", "pro"] as const) {
      const { applications } = entitlementsFor({ plan, unlimited: false });
      expect(sayApplicationCap(plans[plan], "en")).toContain(`${applications} applications`);
      expect(sayCapHint({ plan, applications }, "en")).toContain(`${applications}`);
    }
    expect(sayApplicationCap(plans.credit, "en")).toBe(paid);
    expect(sayCapHint({ plan: "free", applications: 25 }, "en")).toBe("Leave empty for your plan’s limit of 25.");
    expect(sayCapHint({ plan: "pro", applications: 300 }, "en")).toBe(
      "Leave empty for up to 300, the fair use of your plan.",
    );
    expect(sayCapHint({ plan: "pro", applications: null }, "en")).toBe("Leave empty for no limit.");
  });

  // Red when one of them has words of its own: they said "no cap" while the form closed at 300.
  it("is stated with the same number on publishing, in mails, answers and prices", () => {
    const bought = { about: "bought", credits: 3, amountMinor: 3000, refundedMinor: 0, currency: "usd" } as const;
    const pro = { about: "started", per: "month", amountMinor: 1900, currency: "usd", periodEnd: 0 } as const;
    const offer = {
      isPro: false,
      credits: 1,
      isHeld: false,
      running: null,
      hasWelcome: true,
      paidUntil: 0,
      freeUntil: 0,
    };
    const texts = [
      creditsMail(site, bought).text,
      voucherMail(site, { credits: 1, label: "Gift", endsAt: null }).text,
      planMail(site, { ...pro, cancelAt: null, graceUntil: null, forms: null, confirmAt: null }).text,
      ...offeredChoices(offer, 0, "en").flatMap(({ use, hint }) => (use === "free" ? [] : [hint])),
      faqEntriesIn("en").find(({ id }) => id === "credit")?.answer ?? "",
    ];
    for (const text of texts) expect(text.replaceAll(/\s+/g, " ")).toContain(paid);
    const rows = planColumnsIn("en")
      .filter(({ id }) => id === "credit" || id === "pro")
      .map(({ rows }) => rows.applications);
    for (const row of rows) expect(row).toContain("Up to 300 per form (fair use)");
  });

  it("is nowhere described as unlimited", () => {
    const app = join(projectRoot, "app");
    const untrue =
      /\bno cap\b|\bwithout (?:a|any) cap\b|\bunlimited (?:applications|applicants|forms)\b|\blifts the cap\b/i;
    const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
      (path) => /\.(?:tsx?|mdx)$/.test(path) && !path.includes(join("forms", "law")),
    );
    expect(files.length).toBeGreaterThan(1000);
    const found = files.filter((path) => untrue.test(readFileSync(join(app, path), "utf8").replaceAll(/\s+/g, " ")));
    expect(found).toEqual([]);
  });
});
