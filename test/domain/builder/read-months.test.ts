import { expect, it } from "vitest";
import { readMonths } from "../../../app/features/forms/builder/read-months";

// Red when a unit is cut off: "1 year" would be one month.
it.each([
  ["12", 12],
  [" 12 months ", 12],
  ["12 mo.", 12],
  ["6 meses", 6],
  ["6 mois", 6],
  ["1 year", 12],
  ["2 años", 24],
  ["6 weeks", null],
  ["12-24", null],
  ["1.5 years", null],
  ["a year", null],
  ["", null],
])('a lease term of "%s" is read as %s months', (typed, expected) => {
  expect(readMonths(typed)).toBe(expected);
});
