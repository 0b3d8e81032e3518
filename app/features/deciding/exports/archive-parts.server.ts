import type { DataKey } from "../../../platform/crypto";
import { openBlocks, sealBlocks } from "../../../platform/sealed-stream";
import type { Services } from "../../../services";
import { streamOf } from "./stream-of";

/** Clear bytes in one object: a part and its sealed copy are in memory while it is written. */
const partBytes = 4 * 1024 * 1024;

/** Whose parts: they lie behind its object key, under names of which none is used twice. */
export type PartsOf = { objectKey: string; key: DataKey };

export type PartWriter = {
  write(bytes: Uint8Array): Promise<void>;
  /** Writes what is left; the names of all parts, in their order. */
  end(): Promise<string[]>;
};

/** Cuts bytes into sealed objects. What it writes and nobody names afterwards goes with the archive. */
export function createPartWriter(services: Services, of: PartsOf): PartWriter {
  const names: string[] = [];
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const flush = async () => {
    if (heldBytes === 0) return;
    names.push(await writePart(services, of, held));
    held = [];
    heldBytes = 0;
  };
  return {
    async write(bytes) {
      for (let rest = bytes; rest.byteLength > 0; ) {
        const some = rest.subarray(0, partBytes - heldBytes);
        held.push(some);
        heldBytes += some.byteLength;
        rest = rest.subarray(some.byteLength);
        if (heldBytes === partBytes) await flush();
      }
    },
    async end() {
      await flush();
      return names;
    },
  };
}

/** One object of these bytes; its name. */
export async function writePart(
  { archives, ids }: Services,
  { objectKey, key }: PartsOf,
  bytes: readonly Uint8Array[],
): Promise<string> {
  const name = ids.token().slice(0, 16);
  const blocks: Uint8Array[] = [];
  for await (const block of sealBlocks(key, new Blob([...bytes] as BlobPart[]).stream(), name)) blocks.push(block);
  await archives.write(`${objectKey}/${name}`, blocks);
  return name;
}

/** These parts as one stream, each fetched when it is read. Null where the first is gone; it breaks off at another. */
export async function openParts(
  { archives }: Services,
  { objectKey, key }: PartsOf,
  names: readonly string[],
): Promise<ReadableStream<Uint8Array> | null> {
  const [first, ...others] = names;
  const sealed = first === undefined ? null : await archives.read(`${objectKey}/${first}`);
  if (first === undefined || !sealed) return null;
  const opened = openBlocks(key, sealed, first);
  return streamOf(
    (async function* () {
      yield* opened;
      for (const name of others) {
        const next = await archives.read(`${objectKey}/${name}`);
        if (!next) throw new Error("A part of an archive is gone");
        yield* openBlocks(key, next, name);
      }
    })(),
  );
}
