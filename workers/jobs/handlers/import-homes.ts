import { endImport, runImport } from "../../../app/features/forms/homes/commands/run-import.server";
import { errorCode } from "../../../app/platform/logger";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { done, type JobOutcome } from "../outcome";

const triesAtMost = 4;

/** Writes the homes of a file. After some tries it fails, and its landlord may press again. */
export async function runHomeImport(
  services: Services,
  { homeImportId }: JobRef<"homes.import">,
  { attempts }: { attempts: number },
): Promise<JobOutcome> {
  try {
    await runImport(services, homeImportId);
    return done;
  } catch (error) {
    if (attempts < triesAtMost) return { kind: "retry", code: errorCode(error) };
    await endImport(services, homeImportId, "failed");
    return { kind: "dead", code: errorCode(error) };
  }
}
