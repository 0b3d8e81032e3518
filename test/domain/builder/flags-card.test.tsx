import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FlagsCard } from "../../../app/features/forms/builder/flags-card";
import { flagsCardWords } from "../../../app/features/forms/builder/flags-card-words";
import type { Builder } from "../../../app/features/forms/builder/use-builder";
import { entitlementsFor } from "../../../app/features/forms/rent-forms/entitlements";
import type { FormPlan } from "../../../app/kernel/states";
import { aDefinition } from "../../support/definition";

function cardOf(plan: FormPlan, mayRunFree = false): string {
  const limits = entitlementsFor({ plan, unlimited: false });
  const builder = { definition: aDefinition(), limits } as unknown as Builder;
  return renderToStaticMarkup(<FlagsCard builder={builder} mayRunFree={mayRunFree} />);
}

describe("the builder's card of flags", () => {
  // Red when the card says nothing of it: a guest ticked what nobody ever showed.
  it("says that flags need a credit or Pro where the form has neither", () => {
    expect(cardOf("guest")).toContain(flagsCardWords.en.plan.guest);
    expect(cardOf("free")).toContain(flagsCardWords.en.plan.account);
  });

  it("says so for a draft without a chosen plan, and not for a form that has one", () => {
    expect(cardOf("credit", true)).toContain(flagsCardWords.en.plan.account);
    for (const plan of ["credit", "pro"] as const) expect(cardOf(plan)).not.toMatch(/need an account|On a free form/);
  });
});
