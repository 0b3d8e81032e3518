import type { DatabaseSync } from "node:sqlite";
import { runInNewContext } from "node:vm";
import { listOwnErasures } from "../../../app/features/applying/applications/queries/list-erasures.server";
import { readApplicationPage } from "../../../app/features/deciding/application/queries/read-application-page.server";
import { applicationsCsv } from "../../../app/features/deciding/exports/queries/list-csv-rows.server";
import { listExports } from "../../../app/features/deciding/exports/queries/list-exports.server";
import { listSuspected } from "../../../app/features/deciding/form-page/queries/list-suspected.server";
import { readFormNumbers, readFormPage } from "../../../app/features/deciding/form-page/queries/read-form-page.server";
import { findWaiting } from "../../../app/features/deciding/inbox/queries/find-waiting.server";
import { listApplicants, listCompared } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { countUnread, listNotices } from "../../../app/features/deciding/notices/queries/list-notices.server";
import { listForms } from "../../../app/features/forms/rent-forms/queries/list-forms.server";
import { listVersions } from "../../../app/features/forms/rent-forms/queries/list-versions.server";
import { readListAddress } from "../../../app/features/forms/rent-forms/read-list-address";
import { getPerson, listSuspended } from "../../../app/features/operator/admin/queries/get-person.server";
import { listDecisions } from "../../../app/features/operator/admin/queries/list-decisions.server";
import { listQueue } from "../../../app/features/operator/admin/queries/list-queue.server";
import { listQueueLines } from "../../../app/features/operator/admin/queries/list-queue-lines.server";
import { listJobs } from "../../../app/features/operator/operations/queries/list-jobs.server";
import { listWork } from "../../../app/features/operator/operations/queries/list-work.server";
import { findDashboard } from "../../../app/features/people/account-data/queries/find-dashboard.server";
import { countOwnApplications } from "../../../app/features/people/account-data/queries/find-erasure-progress.server";
import type { ApplicationId, RentFormId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { sweeps } from "../../../workers/jobs/sweep";
import { landlordId, now } from "./fill";

const collect = runInNewContext("gc") as () => void;

export type Asked = Record<string, (services: Services) => Promise<unknown>>;

const filters = [
  ...["", "sort=arrival", "sort=completion", "sort=move-in&state=submitted", "state=submitted", "state=approved"],
  ...["state=declined", "only=unread", "only=changed", "only=message", "only=starred", "only=overdue", "only=waiting"],
  ...["only=complete", "flag=incomeBelow", "flag=sameApplicant", "show=archived", "show=archived&state=submitted"],
  ...["from=2025-01-01&to=2025-01-02", "from=2030-01-01", "q=ada", "q=bob&state=submitted", "q=nobody", "q=RF-0000001"],
  ...["form=F", "form=F&state=submitted", "form=F&state=approved&sort=arrival", "after=L", "after=L&form=F"],
];

/** The pages of a landlord. */
export function pagesOf(database: DatabaseSync, landlord: number): Asked {
  const actor = { kind: "account", sessionToken: `session-${landlord}` } as const;
  const userId = landlordId(database, landlord);
  const largest = database
    .prepare("SELECT id FROM rent_form WHERE landlord_id = ? ORDER BY application_count DESC LIMIT 1")
    .get(userId);
  const formId = String(largest?.id) as RentFormId;
  const ofForm = database
    .prepare(
      "SELECT id, submitted_at AS submittedAt FROM application WHERE form_id = ? AND is_spam = 0 ORDER BY submitted_at",
    )
    .all(formId) as { id: ApplicationId; submittedAt: number }[];
  const late = ofForm[Math.floor(ofForm.length / 10)] ?? { id: "" as ApplicationId, submittedAt: now };
  const one = (id: ApplicationId | undefined, list: string | null) => (services: Services) =>
    readApplicationPage(services, actor, { formId, applicationId: id ?? late.id }, { list, locale: "en-US" });
  const lists = filters.map((query) => {
    const search = new URLSearchParams(query.replace("=F", `=${formId}`).replace("=L", `=${late.id}`));
    return [`list ${query}`, (services: Services) => listApplicants(services, actor, readInboxAddress(search), "en")];
  });
  const ids = ofForm.slice(0, 4).map(({ id }) => id);
  return {
    dashboard: (services) => findDashboard(services, actor),
    forms: (services) => listForms(services, actor, readListAddress(new URLSearchParams())),
    "forms q=flat": (services) => listForms(services, actor, readListAddress(new URLSearchParams("q=flat&sort=title"))),
    form: (services) => readFormPage(services, actor, { formId, before: null, language: "en" }),
    "form, a late page": (services) => readFormPage(services, actor, { formId, before: late, language: "en" }),
    numbers: (services) => readFormNumbers(services, actor, formId, "en-US"),
    quarantine: (services) => listSuspected(services, actor, { formId }),
    versions: (services) => listVersions(services, actor, { formId }),
    "oldest application": one(ofForm[0]?.id, null),
    "application in its list": one(ofForm.at(-200)?.id, ""),
    "newest application": one(ofForm.at(-1)?.id, null),
    ...Object.fromEntries(lists),
    compare: (services) => listCompared(services, actor, ids, "en-US"),
    notices: (services) => listNotices(services, actor, null),
    badge: (services) => countUnread(services, actor),
    erasures: (services) => listOwnErasures(services, actor),
    exports: (services) => listExports(services, actor),
    "applications of an account": (services) => countOwnApplications(services, userId),
    "who has waited a week": (services) => findWaiting(services, { landlordId: userId }, now),
  };
}

/** The admin's pages. */
export const adminPages: Asked = {
  "admin, work": (services) => listWork(services, [listQueueLines]),
  "admin, queue": listQueue,
  "admin, jobs": listJobs,
  "admin, decisions": (services) => listDecisions(services, null),
  "admin, suspended": (services) => listSuspended(services, { kind: "account", sessionToken: "session-0" }),
  "admin, a person": (services) =>
    getPerson(services, { kind: "account", sessionToken: "session-0" }, { email: "ada2@landlord.example" }),
};

export const sweepsAsked: Asked = Object.fromEntries(
  Object.entries(sweeps).map(([name, run]) => [`sweep ${name}`, run as Asked[string]]),
);

const exportedAtMost = 10_000;

/** The newest 10,000 of the largest landlord as a spreadsheet, of which the last pages cost most if any; what memory grew by, in MB. */
export async function exportNewest(
  services: Services,
  database: DatabaseSync,
): Promise<{ lines: number; grownMb: number }> {
  const userId = landlordId(database, 2);
  const first = database
    .prepare("SELECT submitted_at AS at FROM application WHERE landlord_id = ? ORDER BY at DESC LIMIT 1 OFFSET ?")
    .get(userId, exportedAtMost);
  const from = new Date(Number(first?.at ?? 0)).toISOString().slice(0, 10);
  const task = { id: crypto.randomUUID(), userId, selection: { list: `from=${from}` }, locale: "en-US" };
  let [least, most, lines, pieces] = [0, 0, 0, 0];
  for await (const piece of applicationsCsv(services, task as never)) {
    if ("bytes" in piece) lines += new TextDecoder().decode(piece.bytes).split("\r\n").length - 1;
    pieces += 1;
    if (pieces % 100 !== 1) continue;
    collect();
    const { heapUsed, external } = process.memoryUsage();
    least ||= heapUsed + external;
    most = Math.max(most, heapUsed + external);
  }
  return { lines, grownMb: (most - least) / 1024 / 1024 };
}
