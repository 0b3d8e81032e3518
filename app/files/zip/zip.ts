import { crc32 } from "node:zlib";
import { joined } from "../kept-bytes";

/** `size`, `crc`: 0 in the header of a file whose length is not known yet; they follow its content then. */
type ZipFile = { name: string; at: number; offset: number; crc: number; size: number; flags: number };

/** Where a writer is, as JSON takes it. Another goes on from there. */
export type ZipPlace = {
  /** Bytes so far; the next file begins there. */
  offset: number;
  entries: number;
  directoryBytes: number;
  /** A file that was begun and has not ended. */
  open: ZipFile | null;
};

export const zipStart: ZipPlace = { offset: 0, entries: 0, directoryBytes: 0, open: null };

/** What 32 and 16 bits cannot say stands in a ZIP64 record instead. */
const most32 = 0xffff_ffff;
const most16 = 0xffff;
const version = 20;
const version64 = 45;
/** "Made by" UNIX: unzip reads the names of a DOS archive in a DOS code page, whatever their UTF-8 flag says. */
const madeByUnix = 3 << 8;
/** A plain file, -rw-r--r--. */
const unixMode = 0o100644;
const utf8Flag = 1 << 11;
const sizesFollowFlag = 1 << 3;

/** Writes a ZIP of stored files (APPNOTE.TXT 6.3.10) from a place on. Each call returns the bytes that come next. */
export class ZipWriter {
  readonly #place: ZipPlace;
  #records: Uint8Array[] = [];

  constructor(from: ZipPlace) {
    this.#place = structuredClone(from);
  }

  /** A whole file. */
  add(name: string, content: Uint8Array, modified: Date): Uint8Array[] {
    const file = this.#newFile(name, modified, utf8Flag);
    Object.assign(file, { crc: crc32(content), size: content.byteLength });
    this.#record(file);
    return [this.pass(localHeader(file)), this.pass(content)];
  }

  /** Begins a file whose length is not known yet: `write` what there is of it, then `end`. */
  begin(name: string, modified: Date): Uint8Array {
    this.#place.open = this.#newFile(name, modified, utf8Flag | sizesFollowFlag);
    return this.pass(localHeader(this.#place.open));
  }

  write(content: Uint8Array): Uint8Array {
    const file = this.#openFile();
    file.crc = crc32(content, file.crc);
    file.size += content.byteLength;
    return this.pass(content);
  }

  end(): Uint8Array {
    const { crc, size } = this.#record(this.#openFile());
    this.#place.open = null;
    return this.pass(u32(0x08074b50, crc, size, size));
  }

  /** Bytes outside any file, which are counted. */
  pass(bytes: Uint8Array): Uint8Array {
    this.#place.offset += bytes.byteLength;
    return bytes;
  }

  /** The directory's records of the files that ended since it was asked for last. They follow all files, in this order. */
  takeDirectory(): Uint8Array {
    const taken = joined(this.#records);
    this.#records = [];
    return taken;
  }

  /** What follows the directory and ends the archive. */
  close(): Uint8Array {
    return endOfArchive(this.#place);
  }

  /** Records that were not taken are not in it. */
  place(): ZipPlace {
    return structuredClone(this.#place);
  }

  #newFile(name: string, modified: Date, flags: number): ZipFile {
    if (this.#place.open) throw new Error("A file within a file");
    return { name, at: modified.getTime(), offset: this.#place.offset, crc: 0, size: 0, flags };
  }

  #openFile(): ZipFile {
    if (!this.#place.open) throw new Error("No file was begun");
    return this.#place.open;
  }

  #record(file: ZipFile): ZipFile {
    if (file.size >= most32) throw new Error("A file of 4 GB");
    const bytes = directoryRecord(file);
    this.#records.push(bytes);
    this.#place.entries += 1;
    this.#place.directoryBytes += bytes.byteLength;
    return file;
  }
}

function localHeader(file: ZipFile): Uint8Array {
  const name = nameBytes(file.name);
  return joined([u32(0x04034b50), u16(version), ...describe(file), u16(name.byteLength, 0), name]);
}

function directoryRecord(file: ZipFile): Uint8Array {
  const name = nameBytes(file.name);
  const isFar = file.offset >= most32;
  const far = isFar ? joined([u16(1, 8), u64(file.offset)]) : new Uint8Array();
  const needed = isFar ? version64 : version;
  const lengths = u16(name.byteLength, far.byteLength, 0, 0, 0);
  const place = joined([u16(0, unixMode), u32(Math.min(file.offset, most32))]);
  return joined([u32(0x02014b50), u16(needed | madeByUnix, needed), ...describe(file), lengths, place, name, far]);
}

/** What a file's two headers have in common. */
function describe({ crc, size, at, flags }: ZipFile): Uint8Array[] {
  return [u16(flags, 0, ...dosTime(at)), u32(crc, size, size)];
}

function endOfArchive({ offset, entries, directoryBytes }: ZipPlace): Uint8Array {
  const count = Math.min(entries, most16);
  const sizes = u32(Math.min(directoryBytes, most32), Math.min(offset, most32));
  const end = joined([u32(0x06054b50), u16(0, 0, count, count), sizes, u16(0)]);
  if (entries < most16 && offset < most32 && directoryBytes < most32) return end;
  const totals = u64(entries, entries, directoryBytes, offset);
  const end64 = joined([u32(0x06064b50), u64(44), u16(version64, version64), u32(0, 0), totals]);
  const locator = joined([u32(0x07064b50, 0), u64(offset + directoryBytes), u32(1)]);
  return joined([end64, locator, end]);
}

/** Time and date in UTC, to two seconds; the format begins in 1980. */
function dosTime(at: number): [time: number, date: number] {
  const day = new Date(Math.max(at, Date.UTC(1980, 0, 1)));
  const year = Math.min(day.getUTCFullYear() - 1980, 127);
  return [
    (day.getUTCHours() << 11) | (day.getUTCMinutes() << 5) | (day.getUTCSeconds() >> 1),
    (year << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate(),
  ];
}

function nameBytes(name: string): Uint8Array {
  const bytes = new TextEncoder().encode(name);
  if (bytes.byteLength > most16) throw new Error("A name of 64 KB");
  return bytes;
}

/** Numbers with their low byte first, as ZIP and every machine that runs this have them. */
const u16 = (...numbers: number[]) => new Uint8Array(Uint16Array.from(numbers).buffer);
const u32 = (...numbers: number[]) => new Uint8Array(Uint32Array.from(numbers).buffer);
const u64 = (...numbers: number[]) => new Uint8Array(BigUint64Array.from(numbers.map(BigInt)).buffer);
