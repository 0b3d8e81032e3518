import { deflateSync } from "node:zlib";

type Part = string | Uint8Array;
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");

export function joinedBytes(...parts: Part[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? latin1(part) : part)));
}

export function pdfStream(dict: string, data: Part): Uint8Array {
  const bytes = joinedBytes(data);
  return joinedBytes(`<< ${dict} /Length ${bytes.byteLength} >>\nstream\n`, bytes, "\nendstream");
}

/** A file of these objects; object 1 is its catalogue unless `trailer` says otherwise. */
export function pdfOf(objects: Record<number, Part>, trailer = "<< /Root 1 0 R >>"): Uint8Array {
  const parts = Object.entries(objects).flatMap(([number, value]): Part[] => [
    `${number} 0 obj\n`,
    value,
    "\nendobj\n",
  ]);
  return joinedBytes("%PDF-1.7\n", ...parts, `trailer\n${trailer}\nstartxref\n0\n%%EOF\n`);
}

/** Objects packed in one stream. `pack` makes its bytes and says how in its dictionary. */
export function packedObjects(
  objects: Record<number, string>,
  pack: (bytes: Uint8Array) => [filter: string, bytes: Uint8Array] = (bytes) => ["/FlateDecode", deflateSync(bytes)],
): Uint8Array {
  let body = "";
  const offsets = Object.entries(objects).map(([number, value]) => {
    const offset = body.length;
    body += `${value}\n`;
    return `${number} ${offset}`;
  });
  const head = `${offsets.join(" ")} `;
  const [filter, bytes] = pack(latin1(head + body));
  return pdfStream(`/Type /ObjStm /N ${offsets.length} /First ${head.length} /Filter ${filter}`, bytes);
}

/** A plain page, and what it is drawn with. */
export const plainPage: Record<number, Part> = {
  1: "<< /Type /Catalog /Pages 2 0 R >>",
  2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> >>",
  3: "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>",
  4: pdfStream("", "BT /F1 12 Tf 72 770 Td (Payslip of Ada Bell) Tj ET"),
  5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
};

const megabyte = 1_000_000;
const spaces = (count: number) => new Uint8Array(count).fill(0x20);
let packed: Uint8Array | null = null;
/** 100 MB that pack to a thousandth, once for all files that hold them. */
function hundredMegabytes(): Uint8Array {
  packed ??= deflateSync(spaces(100 * megabyte));
  return packed;
}
const twice = (bytes: Uint8Array): [string, Uint8Array] => [
  "[/FlateDecode /FlateDecode]",
  deflateSync(deflateSync(bytes)),
];

/** Each costs whoever opens it without counting hundreds of megabytes or minutes. All are under 10 MB. */
export const costlyPdfs: Record<string, () => Uint8Array> = {
  "100 MB of spaces in one object stream": () =>
    pdfOf({
      ...plainPage,
      9: pdfStream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", hundredMegabytes()),
    }),
  "100 MB in a hundred object streams": () => {
    const bomb = packedObjects({ 20: `(${"a".repeat(megabyte)})` });
    return pdfOf({ ...plainPage, ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [100 + at, bomb])) });
  },
  "an object stream packed twice": () => pdfOf({ ...plainPage, 9: packedObjects({ 20: "<< /A 1 >>" }, twice) }),
  "an object stream of run lengths": () =>
    pdfOf({ ...plainPage, 9: packedObjects({ 20: "1" }, (bytes) => ["/RunLengthDecode", bytes]) }),
  "an object stream in LZW behind ASCII85": () =>
    pdfOf({ ...plainPage, 9: packedObjects({ 20: "1" }, (bytes) => ["[/ASCII85Decode /LZWDecode]", bytes]) }),
  "a type written with escapes": () =>
    pdfOf({
      ...plainPage,
      9: pdfStream("/T#79pe /Obj#53tm /N 1 /First 4 /F#69lter /Flate#44ecode", hundredMegabytes()),
    }),
  "a content stream of 100 MB": () => pdfOf({ ...plainPage, 4: pdfStream("/Filter /FlateDecode", hundredMegabytes()) }),
  "a hundred content streams of one megabyte": () => {
    const content = pdfStream("/Filter /FlateDecode", deflateSync(spaces(megabyte)));
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [100 + at, content]));
    const refs = Object.keys(many).map((number) => `${number} 0 R`);
    return pdfOf({ ...plainPage, 3: `<< /Type /Page /Parent 2 0 R /Contents [${refs.join(" ")}] >>`, ...many });
  },
  "a content stream packed twice": () => {
    const content = pdfStream("/Filter [/FlateDecode /FlateDecode]", deflateSync(hundredMegabytes()));
    return pdfOf({ ...plainPage, 4: content });
  },
  "a content stream that calls itself a picture": () =>
    pdfOf({
      ...plainPage,
      4: pdfStream("/Subtype /Image /Width 9 /Height 9 /Filter /FlateDecode", hundredMegabytes()),
    }),
  "two content streams of 100 MB in a file that nobody can read": () => {
    const content = pdfStream("/Subtype /Image /Filter /FlateDecode", hundredMegabytes());
    return pdfOf({ ...plainPage, 4: content, 9: content }, "<< /Root 99 0 R >>");
  },
  "a picture of ten thousand million pixels": () =>
    pdfOf({
      ...plainPage,
      2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] /Resources << /XObject << /I 8 0 R >> >> >>",
      8: pdfStream("/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8", "x"),
    }),
};

/**
 * Each is read for ever, or in a time that grows with the square of its size, by a reader that trusts what it says.
 * `million`: bytes of a megabyte; fewer make smaller files of the same kind.
 */
export const endlessPdfs: Record<string, (million?: number) => Uint8Array> = {
  "a table of offsets that claims 10^12 entries": () =>
    pdfOf({ ...plainPage, 9: pdfStream("/Type /XRef /Size 1000000000000 /W [0 0 0] /Root 1 0 R", "x") }),
  "a page tree in a ring": () =>
    pdfOf({ ...plainPage, 2: "<< /Type /Pages /Kids [2 0 R 3 0 R] /Parent 2 0 R /Count 1 >>" }),
  "5 MB of spaces behind a letter": (million = megabyte) => joinedBytes(pdfOf(plainPage), "a", spaces(5 * million)),
  "5 MB of one number": (million = megabyte) => joinedBytes(pdfOf(plainPage), "1".repeat(5 * million)),
  "5 MB of heads of objects": (million = megabyte) => joinedBytes(pdfOf(plainPage), " 0 obj".repeat(million * 0.8)),
  "5 MB of small objects": (million = megabyte) => joinedBytes(pdfOf(plainPage), "9 0 obj 1 ".repeat(million / 2)),
  "5 MB of trailers": (million = megabyte) => joinedBytes(pdfOf(plainPage), "trailer<<>>".repeat(million * 0.45)),
  "numbers to no end": (million = megabyte) => pdfOf({ ...plainPage, 9: `[${"1 ".repeat(2 * million)}]` }),
  "names to no end": (million = megabyte) =>
    pdfOf({ ...plainPage, 9: `[${Array.from({ length: million * 0.4 }, (_, at) => `/N${at}`).join("")}]` }),
  "arrays within arrays": (million = megabyte) => pdfOf({ ...plainPage, 9: "[".repeat(million) }),
  "streams that never end": (million = megabyte) =>
    joinedBytes(pdfOf(plainPage), "9 0 obj <<>> stream\n".repeat(million / 5)),
  "strings that never end": (million = megabyte) => joinedBytes(pdfOf(plainPage), "9 0 obj (".repeat(million / 2)),
  "one long string read by many objects": (million = megabyte) =>
    pdfOf({
      ...plainPage,
      9: pdfStream(
        "/Type /ObjStm /N 50000 /First 500000",
        joinedBytes("1 0 ".repeat(50_000).padEnd(500_000), `(${"a".repeat(4 * million)})`),
      ),
    }),
  "more pages than are read": () =>
    pdfOf({ ...plainPage, 2: `<< /Type /Pages /Kids [${"<< /Type /Page >> ".repeat(501)}] >>` }),
};

/** 400 pages of text and links, packed as Word does it: the longest that a statement or a contract is. */
export function longPdf(): Uint8Array {
  const pages = Array.from({ length: 400 }, (_, at) => 1000 + at * 10);
  const tree = {
    1: "<< /Type /Catalog /Pages 2 0 R >>",
    2: `<< /Type /Pages /Kids [${pages.map((at) => `${at} 0 R`).join(" ")}] /Count 400 >>`,
  };
  const packed = pages.map((at) => [
    at + 1,
    packedObjects({
      [at]: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at + 2} 0 R /Annots [${at + 3} 0 R] /Resources << /Font << /F1 5 0 R >> >> >>`,
      [at + 3]:
        "<< /Type /Annot /Subtype /Link /Rect [10 20 30 40] /Border [0 0 0] /A << /S /URI /URI (https://bank.example/) >> >>",
      ...Object.fromEntries(
        Array.from({ length: 6 }, (_, more) => [
          at + 4 + more,
          `<< /S /P /P 1 0 R /K [${more} 1 2 3] /Pg ${at} 0 R >>`,
        ]),
      ),
    }),
  ]);
  const contents = pages.map((at) => [
    at + 2,
    pdfStream(
      "/Filter /FlateDecode",
      deflateSync(`BT /F1 9 Tf ${"72 770 Td (Payslip of Ada Bell) Tj ".repeat(200)} ET`),
    ),
  ]);
  return pdfOf({ ...tree, 5: plainPage[5] ?? "", ...Object.fromEntries([...packed, ...contents]) });
}
