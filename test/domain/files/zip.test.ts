import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joined } from "../../../app/files/kept-bytes";
import { type ZipPlace, ZipWriter, zipStart } from "../../../app/files/zip/zip";
import { filesOf } from "../../support/zip";

type File = { name: string; chunks: Uint8Array[]; isWhole: boolean };

const at = new Date("2026-11-23T04:05:06Z");
const text = (value: string) => new TextEncoder().encode(value);

/** The archive, put down and taken up again after each call for which `isCut` says so. */
function write(files: readonly File[], isCut: () => boolean, from: ZipPlace = zipStart): Uint8Array {
  let zip = new ZipWriter(from);
  const content: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const send = (...bytes: Uint8Array[]) => {
    content.push(...bytes);
    if (!isCut()) return;
    directory.push(zip.takeDirectory());
    zip = new ZipWriter(JSON.parse(JSON.stringify(zip.place())) as ZipPlace);
  };
  for (const { name, chunks, isWhole } of files) {
    if (isWhole) {
      send(...zip.add(name, joined(chunks), at));
      continue;
    }
    send(zip.begin(name, at));
    for (const chunk of chunks) send(zip.write(chunk));
    send(zip.end());
  }
  return joined([...content, ...directory, zip.takeDirectory(), zip.close()]);
}

/** What another library reads, with its check sums checked: name, content and time of each file. */
async function readElsewhere(zip: Uint8Array): Promise<[string, string, Date][]> {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { checkSignature: true, useWebWorkers: false });
  const read: [string, string, Date][] = [];
  for (const entry of await reader.getEntries()) {
    if (entry.directory) throw new Error("A folder");
    read.push([entry.filename, await entry.getData(new TextWriter()), entry.lastModDate]);
  }
  return read;
}

/** The names of a directory's records, one behind the other to its end. */
function namesIn(directory: Uint8Array): string[] {
  const view = new DataView(directory.buffer);
  const decoder = new TextDecoder();
  const names: string[] = [];
  for (let from = 0; from < directory.byteLength; ) {
    if (view.getUint32(from, true) !== 0x02014b50) throw new Error("Not a record");
    const to = from + 46 + view.getUint16(from + 28, true);
    names.push(decoder.decode(directory.subarray(from + 46, to)));
    from = to + view.getUint16(from + 30, true) + view.getUint16(from + 32, true);
  }
  return names;
}

const never = () => false;

describe("a ZIP archive", () => {
  const file = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(..."aZ9 .é日😀") }),
    chunks: fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 }),
    isWhole: fc.boolean(),
  });
  const files = fc.uniqueArray(file, { maxLength: 8, selector: ({ name }) => name });

  // Red where `crc`, `size` or `offset` of the open file is not part of the place.
  it("is identical wherever its writing was interrupted and resumed", () => {
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.boolean()), (all, cuts) => {
        const cut = write(all, () => cuts.next().value as boolean);
        expect(cut).toEqual(write(all, never));
        expect([...filesOf(cut)]).toEqual(all.map(({ name, chunks }) => [name, joined(chunks)]));
      }),
    );
  });

  // Red with the crc of `write` left out, or with a descriptor of other fields.
  it("is read by another library: names, content, checksums, times", async () => {
    const all: File[] = [
      { name: "account.json", chunks: [text('{"a":1}\n')], isWhole: true },
      { name: "forms/14 Mäple Street/Ünïcode 日本 😀.pdf", chunks: [new Uint8Array(70_000).fill(7)], isWhole: true },
      { name: "applications.csv", chunks: [text("a,b\r\n"), text("1,2\r\n"), text("3,4\r\n")], isWhole: false },
      { name: "empty", chunks: [], isWhole: false },
      { name: "also empty", chunks: [], isWhole: true },
    ];
    expect(await readElsewhere(write(all, () => true))).toEqual(
      all.map(({ name, chunks }) => [name, new TextDecoder().decode(joined(chunks)), at]),
    );
    expect(await readElsewhere(write([], never))).toEqual([]);
    await expect(readElsewhere(write(all, never).with(50, 0))).rejects.toThrow();
  });

  // Red without endOfArchive's ZIP64 records: 16 bits count to 65,535.
  it("can contain more files than 16 bits count", async () => {
    const zip = new ZipWriter(zipStart);
    const content = Array.from({ length: 65_536 }, (_, index) => joined(zip.add(`${index}`, new Uint8Array(), at)));
    const directory = zip.takeDirectory();
    const names = namesIn(directory);
    expect([names.length, names.at(-1)]).toEqual([65_536, "65535"]);
    const reader = new ZipReader(new Uint8ArrayReader(joined([...content, directory, zip.close()])));
    // How many it will go through, told with the first; to go through all of them takes it two seconds.
    const told: number[] = [];
    await reader.getEntriesGenerator({ onprogress: (_done, total) => void told.push(total) }).next();
    expect(told).toEqual([65_536]);
  });

  // Red without the ZIP64 part of directoryRecord. The 4 GB before are left out: only their count matters here.
  it("records offsets beyond 4 GB", () => {
    const offset = 5 * 2 ** 30;
    const zip = new ZipWriter({ ...zipStart, offset });
    const [header = new Uint8Array(), content] = zip.add("far.txt", text("far"), at);
    const directory = zip.takeDirectory();
    const view = new DataView(directory.buffer);
    const extra = 46 + "far.txt".length;
    expect([view.getUint32(42, true), view.getUint16(30, true)]).toEqual([0xffff_ffff, 12]);
    expect([view.getUint16(extra, true), view.getUint16(extra + 2, true)]).toEqual([1, 8]);
    expect(view.getBigUint64(extra + 4, true)).toBe(BigInt(offset));
    const end = new DataView(zip.close().buffer);
    const directoryAt = offset + header.byteLength + (content?.byteLength ?? 0);
    expect([end.getUint32(0, true), end.getBigUint64(48, true)]).toEqual([0x06064b50, BigInt(directoryAt)]);
    expect(end.getBigUint64(56 + 8, true)).toBe(BigInt(directoryAt + directory.byteLength));
  });

  it("refuses entries that the format cannot express", () => {
    const zip = new ZipWriter({
      ...zipStart,
      open: { name: "a", offset: 0, crc: 0, size: 0xffff_ffff, at: 0, flags: 8 },
    });
    expect(() => zip.begin("b", at)).toThrow("within");
    expect(() => zip.add("b", text("b"), at)).toThrow("within");
    expect(() => zip.end()).toThrow("4 GB");
    expect(() => new ZipWriter(zipStart).end()).toThrow("begun");
    expect(() => new ZipWriter(zipStart).write(text("b"))).toThrow("begun");
    expect(() => new ZipWriter(zipStart).add("n".repeat(65_536), text("b"), at)).toThrow("name");
  });

  it("gives a file from before 1980 the format's first day", async () => {
    const zip = new ZipWriter(zipStart);
    const whole = joined([...zip.add("old", text("o"), new Date(0)), zip.takeDirectory(), zip.close()]);
    expect(await readElsewhere(whole)).toEqual([["old", "o", new Date("1980-01-01T00:00:00Z")]]);
  });
});
