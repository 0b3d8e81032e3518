import { crc32 } from "node:zlib";

/**
 * ZIP, files stored (APPNOTE.TXT 6.3.10, pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). Unlike libraries, it can
 * be put down between two calls and taken up elsewhere.
 */
export type ZipPlace = {
  /** Bytes of files so far; the next header begins there. */
  offset: number;
  entries: number;
  directoryBytes: number;
  /** A file that was begun and has not ended. */
  open: { name: string; offset: number; crc: number; size: number; at: number } | null;
};

export const zipStart: ZipPlace = { offset: 0, entries: 0, directoryBytes: 0, open: null };

/** What 32 and 16 bits cannot say stands in a ZIP64 record instead. */
const most32 = 0xffff_ffff;
const most16 = 0xffff;
const version = 20;
const version64 = 45;
/** Names are UTF-8; the sizes follow the file. */
const utf8Flag = 1 << 11;
const sizesFollowFlag = 1 << 3;

export type Zip = {
  /** A whole file. */
  add(name: string, content: Uint8Array, modified: Date): Uint8Array[];
  /** Begins a file whose length is not known yet: `write` what there is of it, then `end`. */
  begin(name: string, modified: Date): Uint8Array;
  write(content: Uint8Array): Uint8Array;
  end(): Uint8Array;
  /** Bytes outside any file, which are counted. */
  pass(bytes: Uint8Array): Uint8Array;
  /** The directory's records of the files that ended since it was asked for last. They follow all files, in this order. */
  takeDirectory(): Uint8Array;
  /** What follows the directory and ends the archive. */
  close(): Uint8Array;
  /** Where it is, as JSON takes it. Records that were not taken are not in it. */
  place(): ZipPlace;
};

/** Writes a ZIP from this place on. Throws where a file of 4 GB or more is written, or one within another. */
export function continueZip(from: ZipPlace): Zip {
  const place: ZipPlace = structuredClone(from);
  let records: Uint8Array[] = [];
  const sent = (bytes: Uint8Array) => {
    place.offset += bytes.byteLength;
    return bytes;
  };
  const record = (file: WrittenFile) => {
    const bytes = directoryRecord(file);
    records.push(bytes);
    place.entries += 1;
    place.directoryBytes += bytes.byteLength;
  };
  return {
    add(name, content, modified) {
      if (place.open) throw new Error("A file within a file");
      const file = { name, crc: crc32(content), size: sizeOf(content), at: modified.getTime(), offset: place.offset };
      const header = sent(localHeader({ ...file, flags: utf8Flag }));
      record({ ...file, flags: utf8Flag });
      return [header, sent(content)];
    },
    begin(name, modified) {
      if (place.open) throw new Error("A file within a file");
      place.open = { name, crc: 0, size: 0, at: modified.getTime(), offset: place.offset };
      return sent(localHeader({ ...place.open, flags: utf8Flag | sizesFollowFlag }));
    },
    write(content) {
      const { open } = place;
      if (!open) throw new Error("No file was begun");
      open.crc = crc32(content, open.crc);
      open.size += content.byteLength;
      return sent(content);
    },
    end() {
      const { open } = place;
      if (!open) throw new Error("No file was begun");
      if (open.size >= most32) throw new Error("A file of 4 GB");
      place.open = null;
      record({ ...open, flags: utf8Flag | sizesFollowFlag });
      return sent(fields([0x08074b50, 4], [open.crc, 4], [open.size, 4], [open.size, 4]));
    },
    pass: sent,
    takeDirectory() {
      const taken = joined(records);
      records = [];
      return taken;
    },
    close: () => endOfArchive(place),
    place: () => structuredClone(place),
  };
}

type WrittenFile = { name: string; crc: number; size: number; at: number; offset: number; flags: number };

function sizeOf(content: Uint8Array): number {
  if (content.byteLength >= most32) throw new Error("A file of 4 GB");
  return content.byteLength;
}

function localHeader(file: WrittenFile): Uint8Array {
  const name = nameBytes(file.name);
  const head = fields([0x04034b50, 4], [version, 2], ...measure(file), [name.byteLength, 2], [0, 2]);
  return joined([head, name]);
}

function directoryRecord(file: WrittenFile): Uint8Array {
  const name = nameBytes(file.name);
  const isFar = file.offset >= most32;
  const far = isFar ? fields([0x0001, 2], [8, 2], [file.offset, 8]) : new Uint8Array();
  const needed = isFar ? version64 : version;
  const head = fields(
    ...([[0x02014b50, 4], [needed, 2], [needed, 2], ...measure(file)] as Field[]),
    ...([
      [name.byteLength, 2],
      [far.byteLength, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
    ] as Field[]),
    [isFar ? most32 : file.offset, 4],
  );
  return joined([head, name, far]);
}

/** What a file's two headers have in common; the sizes of one that is still written are 0. */
function measure({ crc, size, at, flags }: WrittenFile): Field[] {
  const { time, date } = dosTime(at);
  return [
    ...([
      [flags, 2],
      [0, 2],
      [time, 2],
      [date, 2],
    ] as Field[]),
    ...([
      [crc, 4],
      [size, 4],
      [size, 4],
    ] as Field[]),
  ];
}

function endOfArchive({ offset, entries, directoryBytes }: ZipPlace): Uint8Array {
  const isLarge = entries >= most16 || offset >= most32 || directoryBytes >= most32;
  const count = Math.min(entries, most16);
  const end = fields(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as Field[]),
    ...([
      [Math.min(directoryBytes, most32), 4],
      [Math.min(offset, most32), 4],
      [0, 2],
    ] as Field[]),
  );
  if (!isLarge) return end;
  const large = fields(
    ...([
      [0x06064b50, 4],
      [44, 8],
      [version64, 2],
      [version64, 2],
      [0, 4],
      [0, 4],
    ] as Field[]),
    ...([
      [entries, 8],
      [entries, 8],
      [directoryBytes, 8],
      [offset, 8],
    ] as Field[]),
  );
  const locator = fields([0x07064b50, 4], [0, 4], [offset + directoryBytes, 8], [1, 4]);
  return joined([large, locator, end]);
}

/** In UTC, to two seconds; the format begins in 1980. */
function dosTime(at: number): { time: number; date: number } {
  const day = new Date(Math.max(at, Date.UTC(1980, 0, 1)));
  return {
    time: (day.getUTCHours() << 11) | (day.getUTCMinutes() << 5) | (day.getUTCSeconds() >> 1),
    date: (Math.min(day.getUTCFullYear() - 1980, 127) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate(),
  };
}

const encoder = new TextEncoder();

function nameBytes(name: string): Uint8Array {
  const bytes = encoder.encode(name);
  if (bytes.byteLength > most16) throw new Error("A name of 64 KB");
  return bytes;
}

/** A number and how many bytes it takes, low ones first. */
type Field = readonly [value: number, bytes: 2 | 4 | 8];

function fields(...all: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
