import { describe, expect, it } from "vitest";
import { placeInList, placeText } from "../../../app/features/deciding/inbox/rules/place-in-list";

const side = (count: number, goesOn = false) => ({ count, goesOn });
const told = (before: ReturnType<typeof side>, after: ReturnType<typeof side>) => {
  const place = placeInList({ before, after });
  return place && placeText(place);
};

describe("the place of an application in the list that one comes from", () => {
  it("is told by its number and how many there are", () => {
    expect(told(side(2), side(35))).toBe("3 of 38");
    expect(told(side(0), side(1))).toBe("1 of 2");
    expect(told(side(1), side(0))).toBe("2 of 2");
  });

  it("is told against the tens that were looked at, where the list goes on", () => {
    expect(told(side(0), side(40, true))).toBe("1 of 40+");
    expect(told(side(2), side(40, true))).toBe("3 of 40+");
    expect(told(side(12), side(2, true))).toBe("13 of 15+");
    expect(told(side(0), side(3, true))).toBe("1 of 4+");
  });

  it("is not told where nobody counted what stands before, nor of one alone", () => {
    expect(told(side(40, true), side(3))).toBeNull();
    expect(told(side(0), side(0))).toBeNull();
  });
});
