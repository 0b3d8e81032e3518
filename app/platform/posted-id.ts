import { sha256Hex } from "./crypto";

/** The id (a UUID) of a post, from the page's id and what else must be the same: posted again, it is the same row. */
export async function postedId<T extends string>(parts: readonly string[]): Promise<T> {
  const hex = await sha256Hex(JSON.stringify(parts));
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-") as T;
}
