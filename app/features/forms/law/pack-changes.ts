import { z } from "zod";
import type { StaticFiles } from "../../../platform/static-files";
import changesUrl from "./history.json?url&no-inline";

const changeSchema = z.strictObject({
  place: z.string(),
  /** The day of the change, ISO. */
  on: z.iso.date(),
  /** A question, or a part of the pack: "fees", "notice-start", "closed". */
  about: z.string().min(2),
  subplace: z.string().optional(),
  /** What stood there before; null when nothing did. */
  was: z
    .union([
      z.strictObject({ level: z.string(), law: z.string(), why: z.string() }),
      z.strictObject({ text: z.string() }),
    ])
    .nullable(),
  because: z.string().min(10),
});

export const packChangesSchema = z.array(changeSchema);

/** What was changed in a pack, when, why, and the old words. */
export type PackChange = z.infer<typeof changeSchema>;

/** Server: every change of every pack. A static file, in no bundle: only the pages made at build show it. */
export async function readPackChanges(staticFiles: StaticFiles): Promise<PackChange[]> {
  return packChangesSchema.parse(JSON.parse(new TextDecoder().decode(await staticFiles.read(changesUrl))));
}
