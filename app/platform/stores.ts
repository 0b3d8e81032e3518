/** Whether KV and R2 answer; and the one mark that must not lie in D1, for it says that D1 is away. */
export type Stores = {
  probeKv(): Promise<true>;
  probeDocuments(): Promise<true>;
  /** Since when the database has been told to be away, in milliseconds; null: it has not. */
  readOutage(): Promise<number | null>;
  markOutage(since: number, seconds: number): Promise<void>;
  forgetOutage(): Promise<void>;
};

const outageKey = "outage:database";
const probeKey = "health-probe";

/** `kv` may answer up to a minute late: a mark that is not seen yet costs one mail more. */
export function createStores(kv: KVNamespace, documents: R2Bucket): Stores {
  return {
    probeKv: () => kv.get(probeKey).then(() => true),
    probeDocuments: () => documents.head(probeKey).then(() => true),
    async readOutage() {
      const text = await kv.get(outageKey);
      return text === null || !/^\d{1,15}$/.test(text) ? null : Number(text);
    },
    markOutage: (since, seconds) => kv.put(outageKey, String(since), { expirationTtl: seconds }),
    forgetOutage: () => kv.delete(outageKey),
  };
}
