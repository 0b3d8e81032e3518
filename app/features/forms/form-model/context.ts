import { readMoney } from "../../../kernel/typed-money";
import { postcodeInstead } from "./address-shape";
import type { EvaluateContext } from "./evaluate";
import { examplePhone } from "./example-values";
import type { FormDefinition } from "./schema";

/** The context of an evaluation, as a preview has it too; the server adds `phoneReading`. `now` is read in UTC. */
export function contextFor(
  definition: FormDefinition,
  { now, locale, files }: { now: Date; locale: string; files?: EvaluateContext["files"] },
): EvaluateContext {
  return {
    today: now.toISOString().slice(0, 10),
    locale,
    phoneExample: examplePhone(definition.property.address.country) ?? "+44 20 7946 0018",
    postcodeInstead,
    readMoney,
    ...(files && { files }),
  };
}
