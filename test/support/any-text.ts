import fc from "fast-check";

/** Any character but half of a pair. The library makes a table of all of them for its "binary", in 1.6 s of CPU. */
const anyCharacter = fc.nat(0x10_f7ff).map(
  (place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800),
  (character) => {
    const [only, ...more] = String(character);
    if (only === undefined || more.length > 0) throw new Error("Not one character");
    const code = only.codePointAt(0) ?? 0;
    return code < 0xd800 ? code : code - 0x800;
  },
);

/** Text of any characters, and now and then the name of something that every object has. */
export const anyText = (maxLength: number) => fc.string({ unit: anyCharacter, maxLength });
