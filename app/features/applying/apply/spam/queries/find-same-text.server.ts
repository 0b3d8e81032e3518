import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../../db/schema/applications";
import { dayMs } from "../../../../../kernel/durations";
import { storedPersonWithKeySql, withPeople } from "../../../../../platform/people/people.server";
import type { Services } from "../../../../../services";

const lookBackMs = 30 * dayMs;
/** Enough to tell few from many; however often a text comes, no more is read. */
const rowsLookedAt = 40;

/** Others who wrote the same text within 30 days, and forms that this address sent it to. */
export type SameText = { others: number; forms: number };

/** SQL: who wrote this text, as JSON for `openSameText`; null where there is no text to compare. */
export function sameText(textHash: string | null, now: number): SQL {
  if (textHash === null) return sql`NULL`;
  return sql`(SELECT json_group_array(json_object('formId', form_id, 'stored', stored)) FROM (
    SELECT form_id, ${storedPersonWithKeySql} || '' AS stored FROM ${application}
    WHERE ${isOfText(textHash, now)} ORDER BY submitted_at DESC LIMIT ${rowsLookedAt}))`;
}

/** SQL: fewer than `count` applications have this text. */
export function isTextOfFewer(count: number, textHash: string | null, now: number): SQL {
  if (textHash === null) return sql`1`;
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${application} WHERE ${isOfText(textHash, now)} LIMIT ${count})) < ${count}`;
}

function isOfText(textHash: string, now: number): SQL {
  return sql`text_hash = ${textHash} AND submitted_at > ${now - lookBackMs}`;
}

type Found = { formId: string; stored: string }[];

/** Counts what `sameText` found. */
export async function openSameText(services: Services, found: string | null, email: string): Promise<SameText> {
  // Others are other landlords': sealed under other keys, they are compared in clear.
  const people = await withPeople(services, JSON.parse(found ?? "[]") as Found);
  const rows = people.map((row) => ({ formId: row.formId, email: row.email.toLowerCase() }));
  const own = email.toLowerCase();
  const others = rows.filter((row) => row.email !== own && row.email !== "");
  const forms = rows.filter((row) => row.email === own);
  return {
    others: new Set(others.map((row) => row.email)).size,
    forms: new Set(forms.map((row) => row.formId)).size,
  };
}
