import { picturePixelsMax } from "../picture-limits";

/** A name with its slash, a number, a string, a word such as "null", or a reference ("12 0 R"), as it is written in a file. */
type PdfAtom = string;
export type PdfDict = Map<string, PdfValue>;
/** `data` is as it lies in the file, still packed. */
export type PdfStream = { dict: PdfDict; data: Uint8Array };
export type PdfValue = PdfAtom | PdfValue[] | PdfDict | PdfStream;
/** By object number. A later one of the same number stands for the earlier one, as in an incremental update. */
export type PdfObjects = Map<number, PdfValue>;
export type PdfFile = { objects: PdfObjects; root: PdfDict };

/** What may be read of a stranger's PDF in an isolate of 128 MB: figures by `npm run bench:files`. */
export const pdfLimits = {
  /** Of the file. Reading takes several times its size. */
  fileBytes: 6_000_000,
  /** Of all object streams, unpacked. Other streams are counted, and kept by nobody. */
  unpackedBytes: 12_000_000,
  /** Of everything else that a page is drawn with, pictures apart, once a browser has unpacked it. */
  drawnBytes: 48_000_000,
  /** Of all streams of a file that is sent to a browser as it is. */
  unreadBytes: 150_000_000,
  /** Numbers, names, strings, arrays and dictionaries. */
  values: 150_000,
  depth: 60,
  pages: 500,
  pixels: picturePixelsMax,
} as const;

/** Why a PDF is not opened on the server: it is not understood or too long to read here, or made to cost. */
export type PdfFault = "unreadable" | "too-costly";

export class PdfError extends Error {
  constructor(readonly fault: PdfFault) {
    super(fault);
  }
}

export function isDict(value: PdfValue | undefined): value is PdfDict {
  return value instanceof Map;
}

export function isStream(value: PdfValue | undefined): value is PdfStream {
  return typeof value === "object" && "data" in value;
}

/** The number of the object that a value refers to; null for what is no reference. */
export function referredBy(value: PdfValue | undefined): number | null {
  const found = typeof value === "string" ? /^(\d+) \d+ R$/.exec(value) : null;
  return found ? Number(found[1]) : null;
}

/** What a value stands for. A reference that leads to another reference is nothing. */
export function resolve(objects: PdfObjects, value: PdfValue | undefined): PdfValue | undefined {
  const number = referredBy(value);
  if (number === null) return value;
  const target = objects.get(number);
  return referredBy(target) === null ? target : undefined;
}
