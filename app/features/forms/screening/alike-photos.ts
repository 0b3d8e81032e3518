/** Two pictures that differ in so few of their 64 bits are taken for one; see kernel/photo-look. */
const differingAtMost = 3;

/** A wall, a sky or a plan has hardly an edge, or edges of one kind only: too many pictures look like that. */
const telling = { atLeast: 12, atMost: 52 };

/** What is kept of the look that a browser sent: null where it is none, or would find half of all pictures. */
export function tellingLook(look: string | null): string | null {
  if (look === null || !/^[0-9a-f]{16}$/.test(look)) return null;
  const bits = bitsOf(look);
  return bits < telling.atLeast || bits > telling.atMost ? null : look;
}

export function isAlike(one: string, other: string): boolean {
  return differingBits(one, other) <= differingAtMost;
}

/** How many of the 64 bits differ (the Hamming distance). Both are sixteen hexadecimal letters. */
export function differingBits(one: string, other: string): number {
  return [...one].reduce((sum, letter, at) => sum + ones(hex(letter) ^ hex(other[at])), 0);
}

/** The look in four parts of 16 bits: of two that differ in three bits, one part is equal. */
export function partsOfLook(look: string): [string, string, string, string] {
  return [look.slice(0, 4), look.slice(4, 8), look.slice(8, 12), look.slice(12)];
}

function bitsOf(look: string): number {
  return differingBits(look, "0".repeat(look.length));
}

function hex(letter: string | undefined): number {
  return Number.parseInt(letter ?? "0", 16);
}

function ones(nibble: number): number {
  return (nibble & 1) + ((nibble >> 1) & 1) + ((nibble >> 2) & 1) + ((nibble >> 3) & 1);
}
