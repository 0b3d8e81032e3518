import { isRegionCode } from "../../../../../kernel/countries";
import type { AddressAnswer } from "../../answers";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import type { Reading } from "../reading";
import { needed, plain } from "../typed-text";

const longestLine = 100;

/** Whether somebody may have none. */
export function mayBeNone({ catalogueKey }: Pick<FieldOf<"address">, "catalogueKey">): boolean {
  return catalogueKey === "currentAddress";
}

/** No fixed address: only the home somebody lives in now can be none. */
const noAddress: AddressAnswer = { line1: "", city: "", country: "", none: true };

function parseAddress(field: FieldOf<"address">, controls: Controls): AddressAnswer | undefined {
  if (mayBeNone(field) && controls.text(".none")) return noAddress;
  const line1 = needed(controls, ".line1", longestLine);
  const line2 = plain(controls, ".line2", longestLine);
  const city = needed(controls, ".city", longestLine);
  const region = plain(controls, ".region", longestLine);
  const postcode = plain(controls, ".postcode", 20);
  const country = parseCountry(controls);
  const example = postcode && country && controls.context.postcodeInstead?.(postcode, country);
  if (example) controls.fail(".postcode", "not-a-postcode", { example });
  if (controls.errors.length || !line1 || !city || !country) return undefined;
  return {
    line1,
    ...(line2 && { line2 }),
    city,
    ...(region && { region }),
    ...(postcode && { postcode }),
    country,
  };
}

function parseCountry(controls: Controls): string | undefined {
  const code = controls.text(".country");
  if (!code) return controls.missing(".country");
  return isRegionCode(code) ? code : controls.fail(".country", "not-an-option");
}

export const addressReading: Reading<"address"> = {
  parts: (field) => [
    ...[".line1", ".line2", ".city", ".region", ".postcode", ".country"],
    ...(mayBeNone(field) ? [".none"] : []),
  ],
  preset: [".country"],
  parse: parseAddress,
};
