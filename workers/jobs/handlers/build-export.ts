import { buildExport } from "../../../app/features/exports/commands/build-export.server";
import { failExport } from "../../../app/features/exports/commands/record-progress.server";
import { triesAtMost } from "../../../app/features/exports/rules";
import { errorCode } from "../../../app/platform/logger";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { done, type JobOutcome } from "../outcome";

/** After a few tries its owner is told that it did not work, instead of waiting for hours. */
export async function runExport(
  services: Services,
  { exportId }: JobRef<"export.build">,
  { attempts }: { attempts: number },
): Promise<JobOutcome> {
  try {
    if (attempts > triesAtMost) throw new Error("A consumer died of it");
    await buildExport(services, exportId);
    return done;
  } catch (error) {
    if (attempts < triesAtMost) return { kind: "retry", code: errorCode(error) };
    await failExport(services, exportId);
    return { kind: "dead", code: errorCode(error) };
  }
}
