import { isActive } from "./active-content";
import {
  isDict,
  isStream,
  type PdfDict,
  PdfError,
  type PdfFile,
  type PdfValue,
  pdfLimits,
  referredBy,
  resolve,
} from "./pdf-values";

/** A page with what it takes from the tree above it, and nothing else than what draws it. */
export type CleanPdf = {
  /** Objects of the new file, by their place: the first has number 1. */
  objects: PdfValue[];
  pages: PdfDict[];
  /** Of the catalogue: what says how pages are drawn. */
  catalog: PdfDict;
};

const pageKeys = ["/Resources", "/MediaBox", "/CropBox", "/Rotate", "/Contents", "/Annots", "/UserUnit", "/Group"];
const inherited = ["/Resources", "/MediaBox", "/CropBox", "/Rotate"];
const catalogKeys = ["/AcroForm", "/OCProperties", "/Lang"];

/** Keys that start something, carry a file or tell more than the pages show; whatever stands behind them is left out. */
const removedKeys = new Set(
  "OpenAction AA JS JavaScript EmbeddedFiles EF AF XFA RichMediaContent RichMediaSettings Collection Metadata PieceInfo Alternates OPI Ref"
    .split(" ")
    .map((key) => `/${key}`),
);
/** Of a stream: its bytes lie in another file, or its length, which is written anew. */
const streamKeys = new Set(["/F", "/FFilter", "/FDecodeParms", "/Length", "/DL"]);

/** The pages of a file written anew: flat tree, links alone, no script, no files, outline or metadata. */
export function cleanPdf({ objects, root }: PdfFile): CleanPdf {
  const found = findPages({ objects, root });
  if (found.length === 0) throw new PdfError("unreadable");
  const copy = new Copy(objects);
  for (const { number } of found) copy.reserve(number);
  const pages = found.map(({ dict }) => copy.dictOf(dict, pageKeys));
  for (const [at, page] of pages.entries()) copy.objects[at] = page.set("/Type", "/Page");
  const catalog = copy.dictOf(root, catalogKeys);
  copy.finish();
  return { objects: copy.objects, pages, catalog };
}

type FoundPage = { number: number | null; dict: PdfDict };

/** In their order. A node that is reached twice counts once, so that a tree in a ring ends. */
function findPages({ objects, root }: PdfFile): FoundPage[] {
  const pages: FoundPage[] = [];
  const seen = new Set<PdfValue>();
  const waiting: { value: PdfValue | undefined; from: PdfDict }[] = [{ value: root.get("/Pages"), from: new Map() }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = resolve(objects, next.value);
    if (!isDict(node) || seen.has(node)) continue;
    seen.add(node);
    const dict: PdfDict = new Map(next.from);
    const kids = resolve(objects, node.get("/Kids"));
    for (const key of Array.isArray(kids) ? inherited : node.keys()) {
      const value = node.get(key);
      if (value !== undefined) dict.set(key, value);
    }
    if (Array.isArray(kids)) for (const value of kids.toReversed()) waiting.push({ value, from: dict });
    else pages.push({ number: referredBy(next.value), dict });
    if (pages.length > pdfLimits.pages) throw new PdfError("unreadable");
  }
  return pages;
}

class Copy {
  readonly objects: PdfValue[] = [];
  /** Place of an object of the old file in the new one; null: left out. */
  readonly #places = new Map<number, number | null>();
  readonly #waiting: { number: number; place: number }[] = [];
  #values = 0;

  constructor(private readonly old: PdfFile["objects"]) {}

  /** Takes the next place for an object that is written by somebody else. */
  reserve(number: number | null): void {
    this.objects.push("null");
    if (number !== null) this.#places.set(number, this.objects.length);
  }

  dictOf(dict: PdfDict, keys: readonly string[]): PdfDict {
    const copied: PdfDict = new Map();
    for (const key of keys) this.#copyEntry(copied, key, dict.get(key));
    return copied;
  }

  /** Copies what was referred to, and what that refers to. */
  finish(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      this.objects[next.place - 1] = this.#valueOf(this.old.get(next.number)) ?? "null";
    }
  }

  #copyEntry(into: PdfDict, key: string, value: PdfValue | undefined): void {
    if (value === undefined || removedKeys.has(key) || isActive(this.old, value, key)) return;
    const copied = this.#valueOf(value);
    if (copied !== undefined) into.set(key, copied);
  }

  #valueOf(value: PdfValue | undefined): PdfValue | undefined {
    this.#values += 1;
    if (this.#values > 2 * pdfLimits.values) throw new PdfError("unreadable");
    if (typeof value === "string") return this.#atomOf(value);
    if (Array.isArray(value))
      return value.map((one) => (isActive(this.old, one) ? "null" : (this.#valueOf(one) ?? "null")));
    if (isDict(value)) return this.#entriesOf(value);
    if (!value) return undefined;
    const dict = this.#entriesOf(value.dict, streamKeys);
    if (value.dict.get("/Subtype") === "/Image") this.#weigh(value.dict);
    return { dict: dict.set("/Length", String(value.data.byteLength)), data: value.data };
  }

  #entriesOf(dict: PdfDict, without: ReadonlySet<string> = new Set()): PdfDict {
    const copied: PdfDict = new Map();
    for (const [key, value] of dict) if (!without.has(key)) this.#copyEntry(copied, key, value);
    return copied;
  }

  #atomOf(atom: string): string | undefined {
    const number = referredBy(atom);
    if (number === null) return atom;
    const known = this.#places.get(number);
    if (known !== undefined) return known === null ? undefined : `${known} 0 R`;
    const target = this.old.get(number);
    const isLeftOut = target === undefined || isActive(this.old, target) || isOfTree(target);
    const place = isLeftOut ? null : this.objects.push("null");
    this.#places.set(number, place);
    if (place === null) return undefined;
    this.#waiting.push({ number, place });
    return `${place} 0 R`;
  }

  /** Whoever draws it holds all its pixels. */
  #weigh(dict: PdfDict): void {
    const [width, height] = ["/Width", "/Height"].map((key) => Number(resolve(this.old, dict.get(key))));
    if ((width ?? 0) * (height ?? 0) > pdfLimits.pixels) throw new PdfError("too-costly");
  }
}

/** The old page tree and catalogue: what refers to them must not bring them back. */
function isOfTree(value: PdfValue): boolean {
  const type = isDict(value) ? value.get("/Type") : undefined;
  return (
    type === "/Page" ||
    type === "/Pages" ||
    type === "/Catalog" ||
    (isStream(value) && value.dict.get("/Type") === "/EmbeddedFile")
  );
}
