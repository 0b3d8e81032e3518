/** A place from 0 up to `spanMs` (whole milliseconds), always the same for one id, by FNV-1a with 32 bits. */
export function stableJitter(spanMs: number, id: string): number {
  let hash = 0x811c9dc5;
  for (const unit of id) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.floor((hash / 2 ** 32) * spanMs);
}
