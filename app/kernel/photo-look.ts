/** How a picture looks, in 64 bits: whether each of 8 by 8 places is darker than its right neighbour. A hint, no proof. */

/** The picture in so many places gives one bit for each neighbouring pair of a row. */
const places = { across: 9, down: 8 };
/** What a browser draws a picture in for it: each place is the mean of its pixels, whatever the browser makes small with. */
export const lookSize = { width: 32 * places.across, height: 32 * places.down };
/** Of 2,040: what differs less is the same wall. */
const leastStep = 16;

/** Pixels (red, green, blue, opacity; row by row) of a picture of at least 9 by 8. */
export type Pixels = { data: ArrayLike<number>; width: number; height: number };

/** Sixteen hexadecimal letters. */
export function lookOf(picture: Pixels): string {
  let look = "";
  for (let y = 0; y < places.down; y += 1) {
    const greys = Array.from({ length: places.across }, (_, x) => greyAt(picture, x, y));
    const row = greys.slice(1).reduce((bits, grey, x) => bits * 2 + Number((greys[x] ?? 0) + leastStep < grey), 0);
    look += row.toString(16).padStart(2, "0");
  }
  return look;
}

/** The mean of one place: 0 for black to 2,040 for white. */
function greyAt({ data, width, height }: Pixels, x: number, y: number): number {
  const [left, right] = [x, x + 1].map((place) => Math.floor((place * width) / places.across)) as [number, number];
  const [top, bottom] = [y, y + 1].map((place) => Math.floor((place * height) / places.down)) as [number, number];
  let sum = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
      sum += (data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0);
    }
  }
  return sum / ((right - left) * (bottom - top));
}
