import { shownFiles } from "./shown-files.ts";

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const joined = (...parts: (string | Uint8Array)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? latin1(part) : part))));
const uint = (value: number, size: 1 | 2 | 4) =>
  Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255);

/** Stands for a place, a time or a name in each picture here. */
export const secret = "GPS 45.52 -122.67";

const segment = (code: number, content: string) =>
  joined(Uint8Array.from([0xff, code]), uint(content.length + 2, 2), content);
const withSegment = (...parts: Uint8Array[]) => joined(shownFiles.jpg.slice(0, 2), ...parts, shownFiles.jpg.slice(2));

export const jpegWith: Record<string, Uint8Array> = {
  EXIF: withSegment(segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\0${secret}`)),
  XMP: withSegment(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`)),
  IPTC: withSegment(segment(0xed, `Photoshop 3.0\x008BIM${secret}`)),
  "a comment": withSegment(segment(0xfe, secret)),
  "a maker's own segment": withSegment(segment(0xe5, secret)),
  "stray bytes before it": withSegment(latin1("abc"), segment(0xe1, `Exif\0\0${secret}`)),
  "a second picture behind the end": joined(shownFiles.jpg, segment(0xe1, `Exif\0\0${secret}`)),
  "a picture that breaks off": joined(withSegment(segment(0xe1, `Exif\0\0${secret}`))).slice(0, 500),
};

const chunk = (type: string, data: string) => joined(uint(data.length, 4), type, data, uint(0, 4));
/** Behind the header. */
const withChunk = (...parts: Uint8Array[]) => joined(shownFiles.png.slice(0, 33), ...parts, shownFiles.png.slice(33));

export const pngWith: Record<string, Uint8Array> = {
  EXIF: withChunk(chunk("eXIf", `MM\0*\0\0\0\x08\0\0${secret}`)),
  "EXIF that turns it": withChunk(
    chunk("eXIf", `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0${secret}`),
  ),
  text: withChunk(chunk("tEXt", `Comment\0${secret}`)),
  "international text": withChunk(chunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${secret}`)),
  "packed text": withChunk(chunk("zTXt", `Comment\0\0${secret}`)),
  "a chunk of somebody's own": withChunk(chunk("maKe", secret)),
  "something behind the end": joined(shownFiles.png, secret),
};

const box = (type: string, ...parts: (string | Uint8Array)[]) => {
  const content = joined(...parts);
  return joined(uint(content.length + 8, 4), type, content);
};

/** Three items in the order of `iloc`: EXIF, XMP and pixels. `method` 0: offsets in the file; 1: in the box `idat`. */
function heic(version: 0 | 1, method: 0 | 1): Uint8Array {
  const ftyp = box("ftyp", "heic", uint(0, 4), "mif1heic");
  const data = [`\0\0\0\0MM\0*${secret}`, `<x:xmpmeta>${secret}</x:xmpmeta>`, "pixels stay"];
  const items = [
    ["Exif", ""],
    ["mime", "application/rdf+xml\0"],
    ["hvc1", ""],
  ].map(([type, more], at) => box("infe", uint(2 << 24, 4), uint(at + 1, 2), uint(0, 2), `${type}\0${more}`));
  const meta = (start: number) => {
    let offset = start;
    const places = data.map((text, at) => {
      const place = joined(
        uint(at + 1, 2),
        version === 1 ? uint(method, 2) : "",
        uint(0, 2),
        uint(1, 2),
        uint(offset, 4),
        uint(text.length, 4),
      );
      offset += text.length;
      return place;
    });
    const iloc = box("iloc", uint(version << 24, 4), uint(0x4400, 2), uint(data.length, 2), ...places);
    const iinf = box("iinf", uint(0, 4), uint(items.length, 2), ...items);
    return box("meta", uint(0, 4), iloc, iinf, ...(method === 1 ? [box("idat", ...data)] : []));
  };
  if (method === 1) return joined(ftyp, meta(0));
  return joined(ftyp, meta(ftyp.length + meta(0).length + 8), box("mdat", ...data));
}

export const heicWithExif: Record<string, Uint8Array> = {
  "offsets in the file": heic(0, 0),
  "offsets in the file, with a method": heic(1, 0),
  "in a box of its own": heic(1, 1),
};

const tenMegabytes = 10 * 1024 * 1024;
/** `part` as often as it fits between head and tail. */
function filled(head: Uint8Array, part: Uint8Array, tail = new Uint8Array()): Uint8Array {
  const times = Math.floor((tenMegabytes - head.length - tail.length) / part.length);
  const all = new Uint8Array(head.length + times * part.length + tail.length);
  all.set(head);
  for (let done = 0; done < times; done += 1) all.set(part, head.length + done * part.length);
  all.set(tail, head.length + times * part.length);
  return all;
}

/** As large as a file may be, and of as many parts as fit. */
export const largePictures: Record<string, ["jpg" | "png" | "heic", () => Uint8Array]> = {
  "a JPEG of 10 MB of pixels": [
    "jpg",
    () => filled(shownFiles.jpg.slice(0, -2), Uint8Array.from([0x12, 0x34, 0x56, 0x78]), Uint8Array.from([0xff, 0xd9])),
  ],
  "a JPEG of two million comments": [
    "jpg",
    () => filled(shownFiles.jpg.slice(0, 2), Uint8Array.from([0xff, 0xfe, 0, 2])),
  ],
  "a JPEG of a million scraps": [
    "jpg",
    () => filled(shownFiles.jpg.slice(0, 2), Uint8Array.from([0xff, 0xdb, 0, 2, 0xff, 0xfe, 0, 2])),
  ],
  "a JPEG of stray bytes": ["jpg", () => filled(shownFiles.jpg.slice(0, 2), Uint8Array.from([0xff, 0, 1]))],
  "a PNG of 800,000 chunks": ["png", () => filled(shownFiles.png.slice(0, 33), chunk("tEXt", ""))],
  "a PNG of 400,000 scraps": [
    "png",
    () => filled(shownFiles.png.slice(0, 33), joined(chunk("tRNS", ""), chunk("tEXt", ""))),
  ],
  "a HEIC of a million boxes": ["heic", () => filled(shownFiles.heic.slice(0, 28), box("free"))],
  "a HEIC of 100,000 items": [
    "heic",
    () => {
      const infe = box("infe", uint(2 << 24, 4), uint(1, 2), uint(0, 2), "Exif\0");
      const iloc = box(
        "iloc",
        uint(0, 4),
        uint(0x4400, 2),
        uint(1, 2),
        uint(1, 2),
        uint(0, 2),
        uint(1, 2),
        uint(0, 4),
        uint(0, 4),
      );
      const entries = filled(new Uint8Array(), infe, new Uint8Array(tenMegabytes - 100_000 * infe.length));
      const iinf = box("iinf", uint(0, 4), uint(1, 2), entries.slice(0, 100_000 * infe.length));
      return joined(shownFiles.heic.slice(0, 28), box("meta", uint(0, 4), iloc, iinf), new Uint8Array(7_000_000));
    },
  ],
};
