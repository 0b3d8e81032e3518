import { expect, it } from "vitest";
import { neverOffered } from "../../../app/features/forms/form-model/catalogue";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { readPlacePage } from "../../../app/features/forms/law/place-page.server";
import { noFiles, today } from "./packs";

it.each(packPlaces)("the law page of %s lists never-offered questions among the forbidden ones", async (place) => {
  const { levels, cities } = await readPlacePage(noFiles, place, today, []);
  const milder = [...levels, ...cities]
    .flatMap(({ rules }) => rules)
    .filter(({ question, shown }) => shown !== "off" && neverOffered.some(({ key }) => key === question));
  expect(milder).toEqual([]);
});

it("a region's law page shows the parent's rules where it has none, and those of its cities separately", async () => {
  const page = await readPlacePage(noFiles, "US-CA", today, []);
  const off = page.levels.find(({ level }) => level === "off")?.rules ?? [];
  expect(off.find(({ question }) => question === "minorsCount")?.place).toBe("US-CA");
  expect(off.find(({ question }) => question === "race")?.place).toBe("US");
  expect(page.cities.map(({ name }) => name)).toContain("Oakland");
  expect(off.every(({ subplace }) => subplace === undefined)).toBe(true);
});
