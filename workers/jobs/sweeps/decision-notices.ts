import {
  announceMissingNotices,
  endMissingNotices,
} from "../../../app/features/applying/applications/commands/end-missing-notices.server";
import type { Services } from "../../../app/services";

/** Landlords who decided without a letter are warned, and those who wait for one are told that none came: found by its index. */
export async function sweepDecisionNotices(services: Services): Promise<number> {
  return (await announceMissingNotices(services)) + (await endMissingNotices(services));
}
