import { describe, expect, it } from "vitest";
import { placeInList, sayPlace } from "../../../app/features/deciding/inbox/rules/place-in-list";
import { placeWords } from "../../../app/features/deciding/inbox/words/place-words";

const side = (count: number, goesOn = false) => ({ count, goesOn });
const told = (before: ReturnType<typeof side>, after: ReturnType<typeof side>) => {
  const place = placeInList({ before, after });
  return place && sayPlace(placeWords.en, place);
};

describe("the position of an application in the list it was opened from", () => {
  it("is printed with the total", () => {
    expect(told(side(2), side(35))).toBe("3 of 38");
    expect(told(side(0), side(1))).toBe("1 of 2");
    expect(told(side(1), side(0))).toBe("2 of 2");
  });

  it("is printed against the number looked at, when the list goes on", () => {
    expect(told(side(0), side(40, true))).toBe("1 of 40+");
    expect(told(side(2), side(40, true))).toBe("3 of 40+");
    expect(told(side(12), side(2, true))).toBe("13 of 15+");
    expect(told(side(0), side(3, true))).toBe("1 of 4+");
  });

  it("is not printed when the rows before were not counted, or for a single row", () => {
    expect(told(side(40, true), side(3))).toBeNull();
    expect(told(side(0), side(0))).toBeNull();
  });
});
