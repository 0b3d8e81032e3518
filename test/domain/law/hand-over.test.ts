import { describe, expect, it } from "vitest";
import { type HandOverRow, handOverFor, handOverSchema } from "../../../app/features/forms/law/hand-over";
import stored from "../../../app/features/forms/law/hand-over.json";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { subplacesIn } from "../../../app/features/forms/law/subplaces";

const rows = handOverSchema.parse(stored);
const places: readonly string[] = packPlaces;
const lists = [...Map.groupBy(rows, ({ place, subplace }) => `${place} ${subplace ?? ""}`.trim())];

describe("the list of what a landlord hands over", () => {
  it("names only places and cities that an address can have", () => {
    expect(rows.filter(({ place }) => !places.includes(place))).toEqual([]);
    expect(rows.filter(({ place, subplace }) => subplace && !subplacesIn(place).includes(subplace))).toEqual([]);
  });

  it("has one row for a subject of a place, and none with the words of another of that place", () => {
    for (const [name, list] of lists) {
      expect(new Set(list.map(({ about }) => about)).size, name).toBe(list.length);
      expect(new Set(list.map(({ text }) => text)).size, name).toBe(list.length);
    }
  });

  it.each(lists)("begins in %s with what is due before signing", (_, list) => {
    const order = list.map(({ when }) => ["before", "signing", "after"].indexOf(when));
    expect(order).toEqual([...order].sort());
  });

  it("takes no row as read without a page under https", () => {
    const [row] = rows;
    const told = (source: string | null) => handOverSchema.safeParse([{ ...row, confidence: "read", source }]).success;
    expect([told("https://example.org/"), told("http://example.org/"), told(null)]).toEqual([true, false, false]);
  });
});

describe("what is owed at a home", () => {
  const row = (place: string, about: string, more: Partial<HandOverRow> = {}): HandOverRow => ({
    ...{ place, about, when: "signing", by: "At signing", text: `${about} of ${place}`, law: "An act" },
    ...{ source: null, confidence: "known", checkedOn: "2026-11-28", ...more },
  });
  const some = [
    row("US", "lead", { when: "before" }),
    row("US", "deposit", { when: "after" }),
    row("US-NY", "deposit", { when: "after", text: "New York’s" }),
    row("US-NY", "sprinklers"),
    row("US-NY", "bedbugs", { when: "before", subplace: "NYC" }),
    row("US-NY", "sprinklers", { subplace: "NYC", text: "The city’s" }),
    row("US-CA", "mold"),
  ];
  const texts = (place: string, subplace: string | null = null, doubtful: string[] = []) =>
    handOverFor(some, place, { subplace, doubtful }).map(({ text }) => text);

  it("is the part's row where its parent has one on the same subject, in the order of a letting", () => {
    expect(texts("US-NY")).toEqual(["lead of US", "sprinklers of US-NY", "New York’s"]);
    expect(texts("US-TX")).toEqual(["lead of US", "deposit of US"]);
    expect(texts("CH")).toEqual([]);
  });

  it("is the city's row over both", () => {
    expect(texts("US-NY", "NYC")).toEqual(["lead of US", "bedbugs of US-NY", "The city’s", "New York’s"]);
  });

  it("has both rows where the address leaves the city in doubt, and marks the city's", () => {
    const found = handOverFor(some, "US-NY", { subplace: null, doubtful: ["NYC"] });
    expect(found.filter(({ isDoubtful }) => isDoubtful).map(({ about }) => about)).toEqual(["bedbugs", "sprinklers"]);
    expect(found).toHaveLength(5);
  });
});
