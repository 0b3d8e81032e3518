type Box = { type: string; from: number; end: number };
type Item = { method: number; extents: [offset: number, length: number][] };

/** Boxes of a file that are looked at: a phone's picture has some hundreds. One with more is taken as no whole HEIF. */
const boxesMax = 20_000;

/** A file and how many boxes of it may still be looked at. */
type Source = { view: DataView; left: number };

/** Items that hold EXIF, and XMP, which is kept as a text of a media type. */
const metadataItems = new Set(["Exif", "mime", "uri "]);

/** A HEIF file (ISO 23008-12) with EXIF and XMP zeroed, or unchanged when it is not whole. `pixels`: of its largest picture. */
export function cleanHeic(source: Uint8Array): { bytes: Uint8Array; pixels: number } {
  const view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  const file: Source = { view, left: boxesMax };
  const bytes = source.slice();
  let pixels = 0;
  try {
    for (const meta of boxesIn(file, 0, source.length).filter(({ type }) => type === "meta")) {
      const boxes = boxesIn(file, meta.from + 4, meta.end);
      const named = boxes.filter(({ type }) => type === "iinf").flatMap((box) => itemsOfMetadata(file, box));
      const idat = boxes.find(({ type }) => type === "idat");
      for (const place of boxes.filter(({ type }) => type === "iloc")) {
        const items = locations(view, place);
        for (const id of named) zero(bytes, items.get(id), idat);
      }
      pixels = Math.max(pixels, ...boxes.filter(({ type }) => type === "iprp").map((box) => largestIn(file, box)));
    }
  } catch (error) {
    // A length that leads out of the file, or too many boxes: what was found before has been zeroed.
    if (!(error instanceof RangeError)) throw error;
  }
  return { bytes, pixels };
}

function boxesIn(file: Source, from: number, end: number): Box[] {
  const { view } = file;
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end; ) {
    const isLong = view.getUint32(at) === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : view.getUint32(at) || end - at;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > end) break;
    file.left -= 1;
    if (file.left < 0) throw new RangeError("Too many boxes");
    boxes.push({ type: text(view, at + 4), from: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

function text(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, place) => view.getUint8(at + place)));
}

/** Numbers of the items that hold metadata. */
function itemsOfMetadata(file: Source, { from, end }: Box): number[] {
  const { view } = file;
  const first = from + (view.getUint8(from) === 0 ? 6 : 8);
  return boxesIn(file, first, end).flatMap((entry) => {
    const version = view.getUint8(entry.from);
    if (entry.type !== "infe" || version < 2) return [];
    const wide = version === 2 ? 2 : 4;
    const id = wide === 2 ? view.getUint16(entry.from + 4) : view.getUint32(entry.from + 4);
    return metadataItems.has(text(view, entry.from + 6 + wide)) ? [id] : [];
  });
}

function locations(view: DataView, { from, end }: Box): Map<number, Item> {
  const version = view.getUint8(from);
  const sizes = view.getUint16(from + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  let at = from + 6;
  const take = (size: number): number => {
    if (at + size > end) throw new RangeError("Beyond its box");
    const value =
      size === 0
        ? 0
        : size === 8
          ? Number(view.getBigUint64(at))
          : size === 4
            ? view.getUint32(at)
            : view.getUint16(at);
    at += size;
    return value;
  };
  const items = new Map<number, Item>();
  const wide = version < 2 ? 2 : 4;
  for (let left = take(wide); left > 0; left -= 1) {
    const id = take(wide);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(baseSize);
    const extents: Item["extents"] = [];
    for (let more = take(2); more > 0; more -= 1) {
      take(indexSize);
      extents.push([base + take(offsetSize), take(lengthSize)]);
      if (offsetSize + lengthSize + indexSize === 0) break;
    }
    items.set(id, { method, extents });
  }
  return items;
}

/** Offsets count from the beginning of the file, or (method 1) of the box for small items. Nothing before it is touched. */
function zero(bytes: Uint8Array, item: Item | undefined, idat: Box | undefined): void {
  const start = item?.method === 1 ? (idat?.from ?? bytes.length) : 0;
  for (const [offset, length] of item?.method === 0 || item?.method === 1 ? item.extents : []) {
    bytes.fill(0, start + offset, length === 0 ? bytes.length : start + offset + length);
  }
}

function largestIn(file: Source, properties: Box): number {
  const sizes = boxesIn(file, properties.from, properties.end)
    .filter(({ type }) => type === "ipco")
    .flatMap(({ from, end }) => boxesIn(file, from, end))
    .filter(({ type, from, end }) => type === "ispe" && end - from >= 12)
    .map(({ from }) => file.view.getUint32(from + 4) * file.view.getUint32(from + 8));
  return Math.max(0, ...sizes);
}
