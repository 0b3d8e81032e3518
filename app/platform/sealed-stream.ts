import type { DataKey } from "./crypto";

/** Clear bytes in one sealed block; only the last is shorter. */
const BLOCK_BYTES = 1024 * 1024;
/** AES-GCM's nonce and tag, which every block carries. */
const SEAL_BYTES = 12 + 16;

/** Blocks are numbered and the last one is marked: none can be left out, moved or cut off unnoticed. */
function label(name: string, index: number, isLast: boolean): string {
  return `${name}block:${index}${isLast ? ":last" : ""}`;
}

/** Seals a stream block by block. `name` tells streams under one key apart: none opens as another. */
export async function* sealBlocks(
  key: DataKey,
  clear: ReadableStream<Uint8Array>,
  name = "",
): AsyncGenerator<Uint8Array> {
  let index = 0;
  for await (const { bytes, isLast } of inBlocks(clear, BLOCK_BYTES)) {
    yield await key.encrypt(label(name, index, isLast), bytes);
    index += 1;
  }
}

/** The clear stream again. It breaks off with an error where a block was changed or is missing. */
export function openBlocks(key: DataKey, sealed: ReadableStream<Uint8Array>, name = ""): ReadableStream<Uint8Array> {
  const blocks = inBlocks(sealed, BLOCK_BYTES + SEAL_BYTES);
  let index = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await blocks.next();
      if (done) return controller.close();
      controller.enqueue(await key.decrypt(label(name, index, value.isLast), value.bytes));
      index += 1;
    },
    async cancel() {
      await blocks.return(undefined);
    },
  });
}

type Block = { bytes: Uint8Array; isLast: boolean };

/** Cuts a stream anew into blocks of one size; an empty stream is one empty block. */
async function* inBlocks(stream: ReadableStream<Uint8Array>, size: number): AsyncGenerator<Block, undefined> {
  const reader = stream.getReader();
  let block = new Uint8Array(size);
  let filled = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      let rest = value;
      while (rest.byteLength > 0) {
        // A full block goes out only once more is known to follow: the last one must be known as the last.
        if (filled === size) {
          yield { bytes: block, isLast: false };
          block = new Uint8Array(size);
          filled = 0;
        }
        const part = rest.subarray(0, size - filled);
        block.set(part, filled);
        filled += part.byteLength;
        rest = rest.subarray(part.byteLength);
      }
    }
    yield { bytes: block.subarray(0, filled), isLast: true };
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
