import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Kept, type KeptProps, keptAfterWithdrawing } from "../../app/features/applying/applicant/ui/kept";
import { dayMs } from "../../app/kernel/durations";

const decidedAt = Date.UTC(2026, 10, 23);
const shown = (hasAccount: boolean, answersDays: number) =>
  renderToStaticMarkup(
    <Kept
      {...({ locale: "en", content: { documents: [{}] }, heldAt: null, papersErasedAt: null } as unknown as KeptProps)}
      erasure={{ papersAt: decidedAt + 60 * dayMs, answersAt: decidedAt + answersDays * dayMs }}
      keeping={{ hasAccount, documentsDays: 60, answersMonths: 24 }}
    />,
  );

// Red when Kept goes by the decision alone: a guest's form is erased long before the day that the law would allow.
it("after a guest's decision the status page names erasure after the form closes, and no later day", () => {
  const page = shown(false, 730);
  expect(page).toContain("at the latest 60 days after the form closes");
  expect(page).toContain("Your documents are deleted on January 22, 2027");
  expect(page).not.toContain("2028");
  expect(shown(false, 61)).toContain("Your answers are deleted on January 23, 2027");
});

it("after an account's decision the status page names only the day that the law gives", () => {
  const page = shown(true, 730);
  expect(page).toContain("Your answers are deleted on November 22, 2028");
  expect(page).not.toContain("form closes");
});

it.each(["en", "es", "fr"] as const)(
  "what stays after withdrawing is said with both times of the law: %s",
  (locale) => {
    const keeping = { hasAccount: true, documentsDays: 30, answersMonths: 6 };
    expect(keptAfterWithdrawing(locale, keeping, true)).toMatch(/30.*6/);
    expect(keptAfterWithdrawing(locale, keeping, false)).not.toContain("30");
  },
);
