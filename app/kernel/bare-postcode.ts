/** What stands before a postcode on mail from abroad, where it is not the country's own two letters: "D-50667". */
const carSigns: Readonly<Record<string, string>> = Object.fromEntries(
  "AT A,BE B,DE D,ES E,FR F,IT I,NO N,PT P,SE S".split(",").map((pair) => pair.split(" ")),
);

/** A postcode as it is compared: capitals and plain digits, without spaces, dashes and the country before its digits. */
export function barePostcode(postcode: string, country: string): string {
  const code = postcode
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212〒]/gu, "");
  const [, named, digits] = /^([A-Z]+)(\d+)$/.exec(code) ?? [];
  return digits && (named === country || named === carSigns[country]) ? digits : code;
}
