import { describe, expect, it } from "vitest";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { retentionOf } from "../../../app/features/forms/law/retention";
import { packFiles } from "./packs";

function packOfFile(place: string): { unsuccessfulMonths?: number; documentsDays?: number } {
  return Object.values(packFiles).find((file) => file.place === place)?.retention ?? {};
}

describe("the retention times", () => {
  it.each(packPlaces)("in %s are those of its pack", (place) => {
    const { unsuccessfulMonths, documentsDays } = packOfFile(place);
    expect(retentionOf(place)).toEqual({ unsuccessfulMonths, documentsDays });
  });

  it("are six months where no pack says otherwise", () => {
    expect(retentionOf(null)).toEqual({ unsuccessfulMonths: 6, documentsDays: 60 });
    expect(retentionOf("JP")).toEqual({ unsuccessfulMonths: 6, documentsDays: 60 });
  });
});
