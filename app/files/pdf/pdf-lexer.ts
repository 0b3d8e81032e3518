import { type PdfDict, PdfError, type PdfValue, pdfLimits } from "./pdf-values";

/** What is left of the limits, counted over a whole file. */
export type PdfBudget = { values: number; bytes: number };

const space = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]{1,9}(\d{1,5})[\0\t\n\f\r ]{1,9}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const word = /[^\0\t\n\f\r ()<>[\]{}/%]{1,200}/y;
const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]{0,400}/y;
const hexText = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const bracket = /[()\\]/g;

/** Reads PDF values (ISO 32000-2, 7.3) from a text of one letter a byte, in linear time. Throws `PdfError`. */
export class PdfLexer {
  at = 0;

  constructor(
    readonly text: string,
    private readonly budget: PdfBudget,
  ) {}

  skipSpace(): void {
    while (this.take(space) !== null);
  }

  /** The text of a sticky pattern here, and stands behind it; null where it does not match. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.at += found[0].length;
    return found[0];
  }

  /** A value at the top, counted by its length: overlapping offsets cannot have the same text read for ever. */
  readWhole(): PdfValue {
    const from = this.at;
    const value = this.read(0);
    this.budget.bytes -= this.at - from;
    if (this.budget.bytes < 0) throw new PdfError("too-costly");
    return value;
  }

  private read(depth: number): PdfValue {
    this.skipSpace();
    this.budget.values -= 1;
    if (this.budget.values < 0 || depth > pdfLimits.depth) throw new PdfError("unreadable");
    const first = this.text[this.at];
    if (first === "/") return this.readName();
    if (first === "[") return this.readArray(depth);
    if (first === "(") return this.readText();
    if (first === "<") return this.text[this.at + 1] === "<" ? this.readDict(depth) : this.expect(hexText);
    const referred = this.take(reference);
    if (referred === null) return this.expect(word);
    const [number, generation] = referred.split(/[\0\t\n\f\r ]+/);
    return `${Number(number)} ${Number(generation)} R`;
  }

  private expect(pattern: RegExp): string {
    const found = this.take(pattern);
    if (found === null) throw new PdfError("unreadable");
    return found;
  }

  /** With its escapes undone and made anew: one name is written in one way. */
  private readName(): string {
    const written = this.expect(name);
    if (!written.includes("#")) return written;
    const plain = written
      .slice(1)
      .replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return `/${plain.replace(/[^!$&'*-.0-;=?-Z^-z|~]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, "0")}`)}`;
  }

  private readArray(depth: number): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.text[this.at] === "]") break;
      values.push(this.read(depth + 1));
    }
    this.at += 1;
    return values;
  }

  private readDict(depth: number): PdfDict {
    this.at += 2;
    const dict: PdfDict = new Map();
    for (;;) {
      this.skipSpace();
      if (this.text.startsWith(">>", this.at)) break;
      const key = this.readName();
      dict.set(key, this.read(depth + 1));
    }
    this.at += 2;
    return dict;
  }

  /** To the bracket that closes it; a backslash takes the sign behind it. */
  private readText(): string {
    const from = this.at;
    let open = 0;
    bracket.lastIndex = from;
    for (let found = bracket.exec(this.text); found; found = bracket.exec(this.text)) {
      if (found[0] === "\\") bracket.lastIndex += 1;
      else open += found[0] === "(" ? 1 : -1;
      if (open > 0) continue;
      this.at = bracket.lastIndex;
      return this.text.slice(from, this.at);
    }
    throw new PdfError("unreadable");
  }
}
