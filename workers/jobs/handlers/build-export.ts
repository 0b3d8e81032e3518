import { buildExport } from "../../../app/features/exports/commands-build.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";
import { done, type JobOutcome } from "../outcome";

export async function runExport(services: Services, ref: JobRef<"export.build">): Promise<JobOutcome> {
  await buildExport(services, ref.exportId);
  return done;
}
