import type { Circle } from "./circle";

// The circle is one of types alone, and a fault all the same.
export type Wrong = { of: Circle | null };
export const wrong: Wrong = { of: null };
