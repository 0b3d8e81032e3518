import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FlagsCard } from "../../../app/features/forms/builder/flags-card";
import type { Builder } from "../../../app/features/forms/builder/use-builder";
import { entitlementsFor } from "../../../app/features/forms/rent-forms/entitlements";
import type { FormPlan } from "../../../app/kernel/states";
import { flagPlanWords } from "../../../app/words/en/builder/flags-card";
import { aDefinition } from "../../support/definition";

function cardOf(plan: FormPlan, mayRunFree = false): string {
  const limits = entitlementsFor({ plan, unlimited: false });
  const builder = { definition: aDefinition(), limits } as unknown as Builder;
  return renderToStaticMarkup(<FlagsCard builder={builder} mayRunFree={mayRunFree} />);
}

describe("the flags of a form", () => {
  // Red when the card says nothing of it: a guest ticked what nobody ever showed.
  it("are said to need a credit or Pro where the form has neither", () => {
    expect(cardOf("guest")).toContain(flagPlanWords.guest);
    expect(cardOf("free")).toContain(flagPlanWords.account);
  });

  it("are said so for a draft whose plan is not chosen yet, and for no form that has them", () => {
    expect(cardOf("credit", true)).toContain(flagPlanWords.account);
    for (const plan of ["credit", "pro"] as const) expect(cardOf(plan)).not.toMatch(/need an account|On a free form/);
  });
});
