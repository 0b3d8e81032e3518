/** The files of an archive whose entries are stored, not packed, by their names. Reads the directory at its end, as programs do. */
export function filesOf(zip: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error("Not a directory entry");
    if (view.getUint16(at + 10, true) !== 0) throw new Error("A packed entry");
    const [size, nameLength, extra, comment] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const header = view.getUint32(at + 42, true);
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    files.set(name, zip.subarray(start, start + size));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
