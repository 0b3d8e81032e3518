import { sweepUnsearched } from "../../app/features/applying/applications/commands/index-application.server";
import { expireSuspected } from "../../app/features/applying/apply/spam/commands/discard-application.server";
import { announceFindings } from "../../app/features/forms/law-watch/commands/announce-findings.server";
import { readLiveForms } from "../../app/features/forms/law-watch/commands/read-live-forms.server";
import { followBans } from "../../app/features/forms/rent-forms/commands/follow-bans.server";
import { settleHomeless } from "../../app/features/forms/rent-forms/commands/settle-homes.server";
import { watchHealth } from "../../app/features/operator/operations/commands/watch-health.server";
import { reportError } from "../../app/platform/error-report";
import { createJobTrace } from "../../app/platform/request-trace";
import { readLanguages } from "../../app/platform/words/read-languages.server";
import type { Services } from "../../app/services";
import type { Env } from "../env";
import { createServices } from "../services";
import { sendAlarmAtOnce } from "./handlers/alarm";
import { sweepAccounts } from "./sweeps/accounts";
import { sweepContactMessages } from "./sweeps/contact";
import { sweepDecisionNotices } from "./sweeps/decision-notices";
import { sweepRemovedDocuments, sweepUnclaimedDocuments } from "./sweeps/documents";
import { sweepDueForms } from "./sweeps/due-forms";
import { sweepDueMails } from "./sweeps/due-mails";
import { sweepErasureLog, sweepOldErasures } from "./sweeps/erasure-log";
import { sweepErasures } from "./sweeps/erasures";
import { sweepExpiredCorrections, sweepExpiredDrafts } from "./sweeps/expired-drafts";
import { sweepExports } from "./sweeps/exports";
import { sweepFormNotices, sweepPurges, sweepRestingForms } from "./sweeps/form-life";
import { sweepMemberReminders } from "./sweeps/member-reminders";
import { sweepOldRows } from "./sweeps/old-rows";
import { sweepOrphanObjects } from "./sweeps/orphan-objects";
import { sweepOutbox } from "./sweeps/outbox";
import { sweepLapsedParts, sweepPartEnds } from "./sweeps/parts";
import { sweepPastBilling } from "./sweeps/past-billing";
import { sweepPastRows } from "./sweeps/past-rows";
import { sweepPayments } from "./sweeps/payments";
import { sweepPlans } from "./sweeps/plans";
import { sweepReminders } from "./sweeps/reminders";
import { sweepInfoReminders, sweepReferenceReminders } from "./sweeps/request-reminders";
import { sweepErasureNotices, sweepRetention, sweepUndecided, sweepUndecidedNotices } from "./sweeps/retention";
import { sweepSelfCheck } from "./sweeps/self-check";
import { sweepViewingDraws, sweepViewingPeople } from "./sweeps/viewings";

/** Each sweep does a bounded page of its work, may be repeated, and says how many rows it moved. */
type Sweep = (services: Services) => Promise<number>;

/** By their names in the log; test/workers/jobs/sweeps-find-real-rows.test.ts has a journey for each. */
export const sweeps = {
  // First: after a restore nothing else may work on what was erased.
  "erasure-log": sweepErasureLog,
  "old-erasures": sweepOldErasures,
  outbox: sweepOutbox,
  "due-forms": sweepDueForms,
  bans: (services) => followBans(services, null),
  plans: sweepPlans,
  "form-notices": sweepFormNotices,
  "resting-forms": sweepRestingForms,
  purges: sweepPurges,
  "part-ends": sweepPartEnds,
  "lapsed-parts": sweepLapsedParts,
  "expired-drafts": sweepExpiredDrafts,
  "expired-corrections": sweepExpiredCorrections,
  "unclaimed-documents": sweepUnclaimedDocuments,
  "removed-documents": sweepRemovedDocuments,
  "orphan-objects": sweepOrphanObjects,
  reminders: sweepReminders,
  "member-reminders": sweepMemberReminders,
  "info-reminders": sweepInfoReminders,
  "reference-reminders": sweepReferenceReminders,
  "undecided-notices": sweepUndecidedNotices,
  undecided: sweepUndecided,
  decisionNotices: sweepDecisionNotices,
  "erasure-notices": sweepErasureNotices,
  retention: sweepRetention,
  "viewing-draws": sweepViewingDraws,
  "viewing-people": sweepViewingPeople,
  "due-mails": sweepDueMails,
  "past-rows": sweepPastRows,
  "old-rows": sweepOldRows,
  "past-billing": sweepPastBilling,
  "suspected-spam": expireSuspected,
  accounts: sweepAccounts,
  erasures: sweepErasures,
  "contact-messages": sweepContactMessages,
  exports: sweepExports,
  unsearched: sweepUnsearched,
  homes: settleHomeless,
  "law-watch": readLiveForms,
  "law-announcements": announceFindings,
  payments: sweepPayments,
  "self-check": sweepSelfCheck,
} satisfies Record<string, Sweep>;

/** All of them in their order. One sweep's failure is logged and does not stop the others. */
export async function runSweeps(services: Services): Promise<void> {
  for (const [name, run] of Object.entries(sweeps)) {
    try {
      const count = await run(services);
      if (count > 0) services.log.info("swept", { name, count });
    } catch (error) {
      services.log.error("sweep-failed", { name, ...reportError(error) });
    }
  }
}

/** Runs every minute. */
export async function sweep(env: Env, ctx: ExecutionContext): Promise<void> {
  const services = createServices(env, (work) => ctx.waitUntil(work), { trace: createJobTrace("cron") });
  await readLanguages(services.staticFiles);
  await runSweeps(services);
  try {
    await watchHealth(services, (mail) => sendAlarmAtOnce(services, mail));
  } catch (error) {
    services.log.error("watch-failed", reportError(error));
  }
}
