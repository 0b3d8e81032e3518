/** Sealed archives of any size, written and read as streams. */
export type ArchiveStore = {
  /** Replaces what is there, all at once at the end; a failure leaves nothing behind. */
  write(objectKey: string, blocks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when the object is gone. */
  read(objectKey: string): Promise<ReadableStream<Uint8Array> | null>;
};

/** R2 wants parts of one size, at least 5 MiB each, but for the last. Blocks are of one size, too. */
const BLOCKS_A_PART = 8;

export function createArchiveStore(bucket: R2Bucket): ArchiveStore {
  return {
    async write(objectKey, blocks) {
      const upload = await bucket.createMultipartUpload(objectKey);
      try {
        const parts: R2UploadedPart[] = [];
        for await (const part of inParts(blocks)) parts.push(await upload.uploadPart(parts.length + 1, part));
        await upload.complete(parts);
      } catch (error) {
        await upload.abort().catch(() => undefined);
        throw error;
      }
    },
    async read(objectKey) {
      const object = await bucket.get(objectKey);
      return object ? (object.body as ReadableStream<Uint8Array>) : null;
    },
  };
}

async function* inParts(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<Blob> {
  let held: Uint8Array[] = [];
  for await (const block of blocks) {
    held.push(block);
    if (held.length < BLOCKS_A_PART) continue;
    yield new Blob(held as BlobPart[]);
    held = [];
  }
  if (held.length > 0) yield new Blob(held as BlobPart[]);
}
