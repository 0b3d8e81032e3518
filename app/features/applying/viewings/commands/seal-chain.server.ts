import { sql } from "drizzle-orm";
import { viewingPlan, viewingRequest } from "../../../../db/schema/viewings";
import type { Services } from "../../../../services";
import { type ChainedRequest, chainHashes, chainStart, type PublishedRule } from "../chain";

const pageSize = 500;

/** Gives requests their hashes, in the order of their numbers. Whoever runs it computes the same: it may run twice at a time. */
export async function sealChain({ db }: Pick<Services, "db">, formId: string): Promise<void> {
  const [rule] = await db.all<PublishedRule & { former: string | null }>(sql`SELECT form_id AS formId, rule, commitment,
      (SELECT hash FROM ${viewingRequest} AS last WHERE last.form_id = plan.form_id AND last.number < (SELECT min(number)
        FROM ${viewingRequest} AS bare WHERE bare.form_id = plan.form_id AND bare.hash IS NULL)
        ORDER BY last.number DESC LIMIT 1) AS former
    FROM ${viewingPlan} AS plan WHERE form_id = ${formId}`);
  const requests = await db.all<ChainedRequest>(sql`SELECT number, id, asked_at AS askedAt, slot_id AS slotId, people
    FROM ${viewingRequest} WHERE form_id = ${formId} AND hash IS NULL ORDER BY number LIMIT ${pageSize}`);
  const [first] = requests;
  if (!rule || !first || (first.number > 1 && rule.former === null)) return;
  const hashes = await chainHashes(rule.former ?? (await chainStart(rule)), requests);
  const sealed = requests.map(({ id }, index) => ({ id, hash: hashes[index] }));
  await db.run(sql`UPDATE ${viewingRequest} SET hash = sealed.value ->> 'hash'
    FROM json_each(${JSON.stringify(sealed)}) AS sealed WHERE ${viewingRequest.id} = sealed.value ->> 'id'
      AND ${viewingRequest.hash} IS NULL`);
}
