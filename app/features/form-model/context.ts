import { dialPlanOf } from "../../kernel/dial-plans";
import { typedCurrency } from "../../kernel/typed-currency";
import { postcodeInstead } from "./address-shape";
import type { EvaluateContext } from "./evaluate";
import type { FormDefinition } from "./schema";

/** The context of an evaluation, made on the server; plain JSON but for `files`. `now` is read in UTC. */
export function contextFor(
  definition: FormDefinition,
  { now, locale, files }: { now: Date; locale: string; files?: EvaluateContext["files"] },
): EvaluateContext {
  const dialPlan = dialPlanOf(definition.property.address.country);
  return {
    today: now.toISOString().slice(0, 10),
    locale,
    postcodeInstead,
    currencyIn: typedCurrency,
    ...(dialPlan && { dialPlan }),
    ...(files && { files }),
  };
}
