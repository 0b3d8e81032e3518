import { describe, expect, it } from "vitest";
import { chooseByRegion } from "../../../app/ui/scripts/choose-by-region";

type Radio = { value: string; checked: boolean; defaultChecked: boolean; dataset: { regions?: string } };

function radios(): Radio[] {
  const radio = (value: string, regions?: string) => {
    const isDefault = regions === undefined;
    return { value, checked: isDefault, defaultChecked: isDefault, dataset: regions === undefined ? {} : { regions } };
  };
  return [radio("USD"), radio("EUR", "AT DE FR"), radio("CAD", "CA")];
}

/** Pressing one lifts the other, as a browser does; here the last pressed is read. */
function chosen(all: Radio[], language: string): string | undefined {
  chooseByRegion(all as unknown as HTMLInputElement[], [language]);
  return all.findLast((radio) => radio.checked)?.value;
}

describe("chooseByRegion", () => {
  it.each([
    ["de-AT", "EUR"],
    ["de", "EUR"],
    ["fr-CA", "CAD"],
    ["en", "USD"],
    ["ja-JP", "USD"],
    ["eo", "USD"],
  ])("for the region %j selects %s", (language, value) => {
    expect(chosen(radios(), language)).toBe(value);
  });

  // Red without the first return: a reader who chose would be overruled on coming back.
  it("keeps the visitor's own choice", () => {
    const all = radios().map((radio) => ({ ...radio, checked: radio.value === "CAD" }));
    expect(chosen(all, "de-DE")).toBe("CAD");
  });
});
