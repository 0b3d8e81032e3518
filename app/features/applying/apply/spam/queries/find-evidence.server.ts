import { sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application } from "../../../../../db/schema/applications";
import { networkOf } from "../../../../../platform/client-address";
import type { Services } from "../../../../../services";
import { repeatedFrom } from "../score";
import { freeInHour, sentInHour } from "./count-sent.server";
import { isTextOfFewer, openSameText, type SameText, sameText } from "./find-same-text.server";

/** Sending of one address to one form. Beyond it a calculation is asked for; nobody is refused. */
const sendRate = { action: "apply-send", limit: 10, windowSeconds: 3600 } as const;
/** The same of a whole network: rented addresses come by the thousand, networks do not. */
const networkRate = { action: "apply-send-network", limit: 30, windowSeconds: 3600 } as const;

/** What D1 knows against an application that is about to be sent. */
export type Evidence = {
  /** More was sent from one address to this form in an hour than a household does. */
  isAddressBusy: boolean;
  /** More was sent to this form within minutes than people do. */
  isFormBusy: boolean;
  sameText: SameText;
};

export const noEvidence: Evidence = { isAddressBusy: false, isFormBusy: false, sameText: { others: 0, forms: 0 } };

/** Row of `columns`. */
export type FoundEvidence = { sentInHour: number; sameText: string | null };

export type EvidenceSearch = Awaited<ReturnType<typeof searchEvidence>>;

type About = { applicationId: string; formId: string; address: string; textHash: string | null; email: string };

/**
 * How a batch looks for evidence: `counts` (statements) count this sending, once; `isNone` (SQL) holds after them while there is
 * none that would change this score; `columns` (SQL) of a select, and what `counts` gave, are for `open`.
 */
export async function searchEvidence(services: Services, about: About) {
  const { applicationId, formId, address, textHash, email } = about;
  const { clock, rateLimit } = services;
  const now = clock.now().getTime();
  const network = networkOf(address);
  const isUnsent = sql`NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = ${applicationId})`;
  const takes = [
    await rateLimit.prepare(sendRate, `${formId}:${address}`, isUnsent),
    network ? await rateLimit.prepare(networkRate, `${formId}:${network}`, isUnsent) : null,
  ].filter((take) => take !== null);
  const isFormCalm = sql`${sentInHour(formId, now, freeInHour)} < ${freeInHour}`;
  return {
    counts: takes.map(({ statement }) => statement),
    isNone: sql.join(
      [...takes.map(({ isWithin }) => isWithin), isFormCalm, isTextOfFewer(repeatedFrom, textHash, now)],
      sql` AND `,
    ),
    columns: sql`${sentInHour(formId, now)} AS "sentInHour", ${sameText(textHash, now)} AS "sameText"`,
    async open(found: FoundEvidence, counted: readonly { used: number }[][]): Promise<Evidence> {
      // What was sent meanwhile was not counted again.
      const verdicts = takes.map(({ verdictOf }, at) => (counted[at]?.length ? verdictOf(counted[at]) : null));
      return {
        isAddressBusy: verdicts.some((verdict) => verdict?.allowed === false),
        isFormBusy: found.sentInHour >= freeInHour,
        sameText: await openSameText(services, found.sameText, email),
      };
    },
  };
}

/** Looks for it in a round trip of its own. */
export async function findEvidence({ db }: Services, { counts, columns, open }: EvidenceSearch): Promise<Evidence> {
  const { counted, rows } = await runBatch(db, {
    counted: counts,
    rows: db.all<FoundEvidence>(sql`SELECT ${columns}`),
  });
  const [found] = rows;
  if (!found) throw new Error("D1 answered a select of values without a row");
  return open(found, counted);
}
