/** How a camera was held (tag 0x0112, 1 to 8). `tiff`: the TIFF header of EXIF and what follows it; 1 where it is not said. */
export function orientationOfTiff(tiff: DataView): number {
  if (tiff.byteLength < 14) return 1;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 1;
  const count = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF header with one directory of one entry: how the picture is held. */
export function exifOfOrientation(orientation: number): Uint8Array {
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}
