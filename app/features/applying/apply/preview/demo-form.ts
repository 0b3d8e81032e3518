import { createIdMaker } from "../../../../kernel/ids";
import { asShown } from "../../../forms/form-model/as-shown";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { templateByKey } from "../../../forms/form-model/templates";

/** The token of the preview that everybody may open. */
export const demoToken = "demo";

/** A made-up home with the questions of the standard template: to be tried by whoever wonders, stored nowhere. */
export function demoForm(): FormDefinition {
  const property = {
    address: { line1: "14 Maple Street, Apt 2", city: "Portland", region: "OR", postcode: "97205", country: "US" },
    rent: { amountMinor: 185_000, currency: "USD", period: "month" as const },
    deposit: { amountMinor: 185_000, currency: "USD" },
    bedrooms: 2,
  };
  const template = templateByKey("standard");
  if (!template) throw new Error("The standard template is gone");
  const definition = template.build({ ids: createIdMaker(), property, locale: "en" });
  return asShown({ ...definition, landlord: { name: "Dana Hartley-Quist" }, replyWithinDays: 7 });
}
