import { buildExportStep } from "../../../app/features/deciding/exports/commands/build-export.server";
import {
  failExport,
  giveTaskBack,
  isTaskWaiting,
  takeTask,
} from "../../../app/features/deciding/exports/commands/record-progress.server";
import { triesAtMost } from "../../../app/features/deciding/exports/rules";
import type { ExportId } from "../../../app/kernel/ids";
import { errorCode } from "../../../app/platform/logger";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { done, type JobOutcome } from "../outcome";

/** Until the account's other archive is made, or its turn comes again. */
const turnSeconds = 30;

/** A step of an archive and the message for the next, one archive of an account at a time. After some tries it fails. */
export async function runExport(
  services: Services,
  { exportId }: JobRef<"export.build">,
  { attempts }: { attempts: number },
): Promise<JobOutcome> {
  try {
    if (attempts > triesAtMost) throw new Error("A consumer died of it");
    if (!(await takeTask(services, exportId))) return await waitForTurn(services, exportId);
    // Between two steps the task keeps its turn.
    return (await buildExportStep(services, exportId)) === "next" ? { kind: "next", lane: "exports" } : done;
  } catch (error) {
    await giveTaskBack(services, exportId);
    if (attempts < triesAtMost) return { kind: "retry", code: errorCode(error) };
    await failExport(services, exportId);
    return { kind: "dead", code: errorCode(error) };
  }
}

async function waitForTurn(services: Services, exportId: ExportId): Promise<JobOutcome> {
  if (!(await isTaskWaiting(services, exportId))) return done;
  return { kind: "retry", code: "one-at-a-time", waitSeconds: turnSeconds };
}
