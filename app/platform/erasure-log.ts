import { z } from "zod";
import { erasureKinds } from "../db/schema/recovery";

const prefix = "erasures/";
const entriesSchema = z.array(z.object({ kind: z.enum(erasureKinds), id: z.string().max(200) }));

export type ErasureEntries = z.infer<typeof entriesSchema>;

/** Erased ids in objects on R2, which outlive a restore of D1. Keys sort by time; only added to. */
export type ErasureLog = {
  /** Writes one object; its key. */
  append(entries: ErasureEntries, at: Date): Promise<string>;
  /** Up to 100 keys behind this one, in order; "" begins at the first. */
  listAfter(key: string): Promise<string[]>;
  read(key: string): Promise<ErasureEntries>;
  /** Removes up to 1,000 objects of before this moment; how many. */
  removeBefore(at: Date): Promise<number>;
};

export function createErasureLog(bucket: R2Bucket): ErasureLog {
  return {
    async append(entries, at) {
      const key = `${prefix}${at.toISOString()}-${crypto.randomUUID().slice(0, 8)}.json`;
      await bucket.put(key, JSON.stringify(entries));
      return key;
    },
    async listAfter(key) {
      const listed = await bucket.list({ prefix, limit: 100, ...(key === "" ? {} : { startAfter: key }) });
      return listed.objects.map((object) => object.key);
    },
    async read(key) {
      const object = await bucket.get(key);
      return object ? entriesSchema.parse(await object.json()) : [];
    },
    async removeBefore(at) {
      const { objects } = await bucket.list({ prefix, limit: 1000 });
      const old = objects.map((object) => object.key).filter((key) => key < `${prefix}${at.toISOString()}`);
      if (old.length > 0) await bucket.delete(old);
      return old.length;
    },
  };
}
