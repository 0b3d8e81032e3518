import { describe, expect, it } from "vitest";
import { createDataKeys } from "~/platform/crypto";
import { openBlocks, sealBlocks } from "~/platform/sealed-stream";

const keys = createDataKeys([{ id: "test", key: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" }]);
const mebibyte = 1024 * 1024;

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function sealed(bytes: Uint8Array) {
  const { key } = await keys.create("one");
  // Odd pieces: a stream's chunks have nothing to do with the blocks.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 700_001) }, (_, index) =>
    bytes.subarray(index * 700_001, (index + 1) * 700_001),
  );
  const blocks: Uint8Array[] = [];
  for await (const block of sealBlocks(key, streamOf(...pieces))) blocks.push(block);
  return { key, blocks };
}

async function opened(key: Awaited<ReturnType<typeof sealed>>["key"], blocks: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await new Response(openBlocks(key, streamOf(...blocks))).arrayBuffer());
}

describe("an encrypted stream", () => {
  it.each([
    ["nothing", 0, 1],
    ["a little", 11, 1],
    ["one block exactly", mebibyte, 1],
    ["one byte more", mebibyte + 1, 2],
    ["three blocks", 2 * mebibyte + 5, 3],
  ])("of %s is decrypted unchanged", async (_what, length, count) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 251);
    const { key, blocks } = await sealed(bytes);
    expect(blocks).toHaveLength(count);
    expect(Buffer.compare(await opened(key, blocks), bytes)).toBe(0);
  });

  it("fails where a block is missing, moved, changed or of another stream", async () => {
    const { key, blocks } = await sealed(new Uint8Array(2 * mebibyte + 5));
    const [first, second, third] = blocks as [Uint8Array, Uint8Array, Uint8Array];
    const changed = first.slice();
    changed[500] = (changed[500] ?? 0) ^ 1;
    for (const wrong of [
      [first, second],
      [second, first, third],
      [first, third],
      [changed, second, third],
    ])
      await expect(opened(key, wrong)).rejects.toThrow();
    const other = await keys.create("other");
    await expect(opened(other.key, blocks)).rejects.toThrow();
  });
});
