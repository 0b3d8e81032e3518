/** r and s of a DER signature (RFC 3279, section 2.2.3), `length` bytes each, as WebCrypto wants them. Throws for others. */
export function readEcdsaSignature(der: Uint8Array, length: number): Uint8Array {
  const isLong = der[1] === 0x81;
  const from = isLong ? 3 : 2;
  if (der[0] !== 0x30 || der[from - 1] !== der.byteLength - from) throw new Error("Not a signature");
  const signature = new Uint8Array(2 * length);
  const next = placeNumber(der, from, signature.subarray(0, length));
  if (placeNumber(der, next, signature.subarray(length)) !== der.byteLength) throw new Error("Not a signature");
  return signature;
}

/** Puts the number that stands at `from` to the right of its place; where the next one begins. */
function placeNumber(der: Uint8Array, from: number, place: Uint8Array): number {
  const size = der[from + 1] ?? 0;
  const end = from + 2 + size;
  const isPadded = der[from + 2] === 0;
  const digits = der.subarray(from + (isPadded ? 3 : 2), end);
  if (der[from] !== 2 || size === 0 || end > der.byteLength || digits.byteLength > place.byteLength) {
    throw new Error("Not a signature");
  }
  place.set(digits, place.byteLength - digits.byteLength);
  return end;
}
