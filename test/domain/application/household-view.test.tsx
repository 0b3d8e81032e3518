import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HouseholdView, type HouseholdViewProps } from "../../../app/features/deciding/application/ui/household-view";

// Red when the parts are rounded: "$5,501 = $3,001 + $2,500" stood below "$5,500.50 household income a month".
it("the household view adds up the joint income to the cent, as the rest of the page does", () => {
  const person = {
    id: "1",
    name: "Bo",
    email: "bo@tenant.example",
    role: "co_applicant",
    state: "asked",
    content: null,
  };
  const bo = { ...person, invitedAt: 1, completedAt: 2, incomeMonthlyMinor: 250_000, incomeCurrency: "USD" };
  const props = { household: [bo], householdCompletedAt: null, incomeMonthlyMinor: 550_050, incomeCurrency: "USD" };
  const page = renderToStaticMarkup(<HouseholdView {...(props as unknown as HouseholdViewProps)} locale="en-US" />);
  expect(page.replace(/<[^>]+>/g, "")).toContain("Joint income a month: $5,500.50 = $3,000.50 + $2,500");
});
