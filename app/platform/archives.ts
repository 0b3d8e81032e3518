/** Sealed parts of archives: each is written at once and read as a stream. */
export type ArchiveStore = {
  write(objectKey: string, blocks: readonly Uint8Array[]): Promise<void>;
  /** Null when the object is gone. */
  read(objectKey: string): Promise<ReadableStream<Uint8Array> | null>;
};

export function createArchiveStore(bucket: R2Bucket): ArchiveStore {
  return {
    async write(objectKey, blocks) {
      await bucket.put(objectKey, new Blob([...blocks] as BlobPart[]));
    },
    async read(objectKey) {
      const object = await bucket.get(objectKey);
      return object ? (object.body as ReadableStream<Uint8Array>) : null;
    },
  };
}
