import { describe, expect, it } from "vitest";
import { differingBits, isAlike, partsOfLook, tellingLook } from "~/features/forms/screening/alike-photos";
import { lookOf, type Pixels } from "~/kernel/photo-look";

/** Pixels of a picture whose brightness at a place is `grey`. */
function pixelsOf(grey: (x: number, y: number) => number, scale = 1): Pixels {
  const [width, height] = [9 * scale, 8 * scale];
  const data = Array.from({ length: width * height }, (_, at) => {
    const light = grey(Math.floor((at % width) / scale), Math.floor(at / width / scale));
    return [light, light, light, 255];
  }).flat();
  return { data, width, height };
}

describe("the perceptual hash of a picture", () => {
  // Red when rows or places are read in another order, or the comparison is turned around.
  it("has a bit for each point darker than the one to its right", () => {
    expect(lookOf(pixelsOf((x) => x * 20))).toBe("ffffffffffffffff");
    expect(lookOf(pixelsOf((x) => 255 - x * 20))).toBe("0000000000000000");
    expect(lookOf(pixelsOf((x, y) => (y === 0 && x === 1 ? 9 : 0)))).toBe("8000000000000000");
    expect(lookOf(pixelsOf((x, y) => (y === 7 && x === 8 ? 9 : 0)))).toBe("0000000000000001");
  });

  const room = (x: number, y: number) => (x * 37 + y * 91) % 200;

  // Red when a place is read at one of its pixels: noise decides.
  it("uses the average of each area, at any size", () => {
    const { data, ...size } = pixelsOf(room, 5);
    const noisy = Array.from(data, (light, at) => light + (Math.floor(at / 4) % 7) * 8);
    expect([lookOf({ data, ...size }), lookOf({ data: noisy, ...size })]).toEqual(
      Array(2).fill(lookOf(pixelsOf(room))),
    );
  });

  it("has no bit for an invisible difference", () => {
    expect(lookOf(pixelsOf((x) => x * 2))).toBe("0000000000000000");
  });

  it("stays the same when the whole picture gets lighter", () => {
    expect(lookOf(pixelsOf((x, y) => room(x, y) + 40))).toBe(lookOf(pixelsOf(room)));
  });
});

describe("two perceptual hashes", () => {
  const look = "0f1e2d3c4b5a6978";

  it("count as alike up to three different bits", () => {
    expect(differingBits(look, look)).toBe(0);
    expect(differingBits("0000000000000000", "ffffffffffffffff")).toBe(64);
    expect([isAlike(look, "0f1e2d3c4b5a697f"), isAlike(look, "0f1e2d3c4b5a797f")]).toEqual([true, false]);
  });

  it("are searched by four parts", () => {
    expect(partsOfLook(look)).toEqual(["0f1e", "2d3c", "4b5a", "6978"]);
  });

  // Red without the bounds: every plain wall would be on somebody's form.
  it.each([
    [look, look],
    ["0000000000000000", null],
    ["00000000000007ff", null],
    ["0000000000000fff", "0000000000000fff"],
    ["ffffffffffffffff", null],
    ["0F1E2D3C4B5A6978", null],
    ["0f1e2d3c4b5a69", null],
    ["0f1e2d3c4b5a6978' OR 1", null],
    ["", null],
    [null, null],
  ])("%s is stored as %s", (sent, kept) => {
    expect(tellingLook(sent)).toBe(kept);
  });
});
