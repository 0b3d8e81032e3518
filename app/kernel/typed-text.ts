import { z } from "zod";
import { visibleText } from "./visible-text";

type Params = Parameters<typeof z.string>[0];

/** One line that somebody typed, pasted or followed: without the characters that nobody sees. */
export function singleLine(params?: Params) {
  return z.string(params).overwrite(visibleText);
}

/** Text of several lines: line ends become \n. Marks of direction and joiners stay, for whole sentences need them. */
export function multiLine(params?: Params) {
  return z.string(params).overwrite((text) => text.replace(/\r\n?/g, "\n"));
}

/** Exactly as it was typed, for passwords. */
export function secretText(params?: Params) {
  return z.string(params);
}

/** A posted field, or part of an address, as one line without spaces around it; "" where it is missing. */
export function lineOf(fields: URLSearchParams, name: string): string {
  return visibleText(fields.get(name) ?? "").trim();
}
