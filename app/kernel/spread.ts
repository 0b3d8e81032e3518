/**
 * A place within `spanMs` that is always the same for one id: work that is due for everybody at the same moment is spread by
 * it. Milliseconds, whole, from 0 up to `spanMs`. The hash is FNV-1a with 32 bits (isthe.com/chongo/tech/comp/fnv).
 */
export function spreadWithin(spanMs: number, id: string): number {
  let hash = 0x811c9dc5;
  for (const unit of id) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.floor((hash / 2 ** 32) * spanMs);
}
