/**
 * How a picture looks, as 64 bits: for each of 8 rows whether each of 8 points is darker than the one to its right. A picture
 * made smaller, or saved anew, keeps nearly all of them. A browser makes it, so it is a hint and never proof.
 */

/** The picture drawn this small gives one bit for each neighbouring pair of a row. */
export const lookSize = { width: 9, height: 8 };

/** Sixteen hexadecimal letters of the pixels (red, green, blue, opacity; row by row) of a picture drawn in `lookSize`. */
export function lookOf(pixels: ArrayLike<number>): string {
  const grey = (at: number) => (pixels[at * 4] ?? 0) * 2 + (pixels[at * 4 + 1] ?? 0) * 5 + (pixels[at * 4 + 2] ?? 0);
  let look = "";
  for (let y = 0; y < lookSize.height; y += 1) {
    let row = 0;
    for (let x = 0; x < lookSize.width - 1; x += 1) {
      const at = y * lookSize.width + x;
      row = row * 2 + Number(grey(at) < grey(at + 1));
    }
    look += row.toString(16).padStart(2, "0");
  }
  return look;
}
