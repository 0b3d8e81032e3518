/** Encrypted files. Keys (`objectKeyOf`) are random and stay for good; what a row no longer names, the sweeper removes. */
export type DocumentStore = {
  put(objectKey: string, sealed: Uint8Array): Promise<void>;
  /** Null when the object is gone. */
  get(objectKey: string): Promise<Uint8Array | null>;
  /** Whether the object is there; reads nothing of it. */
  exists(objectKey: string): Promise<boolean>;
  delete(objectKeys: string[]): Promise<void>;
  /** Deletes every object whose key begins so: "area/name", never a whole area. */
  deleteAll(prefix: string): Promise<void>;
  /** Up to 1,000 objects behind this key, in the order of their keys; "" begins at the first. `isLast`: there are no more. */
  listAfter(prefix: string, key: string): Promise<{ objects: { key: string; uploadedAt: Date }[]; isLast: boolean }>;
};

export function createDocumentStore(bucket: R2Bucket): DocumentStore {
  return {
    async put(objectKey, sealed) {
      await bucket.put(objectKey, sealed);
    },
    async get(objectKey) {
      const object = await bucket.get(objectKey);
      return object ? new Uint8Array(await object.arrayBuffer()) : null;
    },
    async exists(objectKey) {
      return (await bucket.head(objectKey)) !== null;
    },
    async delete(objectKeys) {
      await bucket.delete(objectKeys);
    },
    async deleteAll(prefix) {
      if (!/^[^/]+\/./.test(prefix)) throw new Error("A whole area of storage");
      for (;;) {
        const { objects, truncated } = await bucket.list({ prefix, limit: 1000 });
        if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
        if (!truncated) return;
      }
    },
    async listAfter(prefix, key) {
      const page = await bucket.list({ prefix, limit: 1000, ...(key === "" ? {} : { startAfter: key }) });
      const objects = page.objects.map((object) => ({ key: object.key, uploadedAt: object.uploaded }));
      return { objects, isLast: !page.truncated };
    },
  };
}

/** A key nobody can guess, which names the row that claims it: whether an object is named is asked by the row's own key. */
export function objectKeyOf(token: string, documentId: string): string {
  return `documents/${token}.${documentId}`;
}

/** The row that a key names. */
export function documentIdOf(objectKey: string): string {
  return objectKey.slice(objectKey.indexOf(".") + 1);
}
