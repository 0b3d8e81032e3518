/** A reader of RFC 4180, apart from the writer: records of fields. Throws where the file breaks the rules. */
export function readCsv(file: string): string[][] {
  if (!file.startsWith("\ufeff")) throw new Error("No byte order mark");
  const records: string[][] = [];
  let at = 1;
  while (at < file.length) {
    const record: string[] = [];
    for (;;) {
      const field = readField(file, at);
      record.push(field.text);
      at = field.end;
      if (file[at] !== ",") break;
      at += 1;
    }
    if (file.slice(at, at + 2) !== "\r\n") throw new Error(`No line end at ${at}: ${file.slice(at, at + 20)}`);
    at += 2;
    records.push(record);
  }
  return records;
}

function readField(file: string, start: number): { text: string; end: number } {
  if (file[start] !== '"') {
    const ending = /[,\r\n]/g;
    ending.lastIndex = start;
    const end = ending.exec(file)?.index ?? file.length;
    const text = file.slice(start, end);
    if (text.includes('"')) throw new Error(`A quote within ${text}`);
    return { text, end };
  }
  let text = "";
  let at = start + 1;
  for (;;) {
    const quote = file.indexOf('"', at);
    if (quote < 0) throw new Error("An open quote");
    text += file.slice(at, quote);
    if (file[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    at = quote + 2;
  }
}

/** Records as objects by the header. */
export function readRows(file: string): Record<string, string>[] {
  const [header = [], ...records] = readCsv(file);
  if (new Set(header).size !== header.length) throw new Error("Two columns of one name");
  return records.map((record) => {
    if (record.length !== header.length) throw new Error("A shifted row");
    return Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""]));
  });
}

/** Takes the guard away again: the formula around digits, the apostrophe at the start of each place where one would begin. */
export function unguarded(text: string): string {
  const [, digits] = /^="([^"]*)"$/.exec(text) ?? [];
  if (digits !== undefined) return digits;
  return text
    .split(/(?<=[;\t\r\n])/)
    .map((piece, index) => {
      const isGuarded =
        /^'[ \u00a0\u3000\ufeff"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(piece) ||
        (index === 0 && /^''*[\t\r\n\u2028\u2029]/.test(piece));
      return isGuarded ? piece.slice(1) : piece;
    })
    .join("");
}

/**
 * What a spreadsheet finds in the file whose country separates by semicolons: it cuts there, at tabs and at line ends, and
 * takes our quotes for text.
 */
export function cellsBySemicolon(file: string): string[] {
  return file.slice(1).split(/[;\t\r\n]/);
}
