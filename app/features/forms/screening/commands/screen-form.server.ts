import { type SQL, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { formHome, screening } from "../../../../db/schema/screening";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { keyedHash } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import type { FormFacts } from "../facts";
import { collectFormFacts, type LookedAt, networkHashOf, selectHome } from "../queries/collect-form-facts.server";
import { lockMs, type Outcome, type Screened, scoreForm, withBefore } from "../rules";

export type FormLook = Screened & {
  facts: FormFacts;
  /** What was decided of these very signs holds on. */
  isSettled: boolean;
  /** The landlord has been told of this already. */
  isKnown: boolean;
  ownerHash: string;
  networkHash: string | null;
};

/** Looks at a form that is about to be published, or was reported. Reads nothing of D1; writes nothing. */
export async function screenForm(services: Services, look: LookedAt): Promise<FormLook> {
  const facts = await collectFormFacts(services, look);
  const { before } = look.around;
  const email = look.around.email?.toLowerCase() ?? "";
  return {
    ...withBefore(scoreForm(facts), before),
    facts,
    ownerHash: await keyedHash(services.config.secret, "screening-owner", email),
    networkHash: await networkHashOf(services, look.address),
  };
}

/** `isFirst`: it was not open before. */
type Written = { formId: RentFormId; at: Date; isDone: SQL; isFirst: boolean };

/** What a look does to rent_form's row: suspended, it remembers its state. `isFirst`: it would have opened. */
export function screenedColumns({ outcome, isKnown }: FormLook, { at, isFirst }: { at: number; isFirst: boolean }) {
  const isDown = outcome === "hold" || outcome === "suspend";
  const had = isFirst
    ? sql`'open'`
    : sql`CASE ${rentForm.state} WHEN 'suspended' THEN ${rentForm.stateBefore} ELSE ${rentForm.state} END`;
  const lock = isKnown ? sql`${rentForm.documentsLockedUntil}` : sql`${at + lockMs}`;
  return {
    state: isDown ? sql`'suspended'` : sql`coalesce(${had}, 'closed')`,
    stateBefore: isDown ? had : sql`NULL`,
    heldAt: outcome === "hold" ? sql`coalesce(${rentForm.heldAt}, ${at})` : sql`NULL`,
    documentsLockedUntil: outcome === "publish" ? sql`NULL` : lock,
  };
}

/** Statements that keep a look and tell the landlord; where `isDone` holds, behind the form's own row. */
export function keepLook(services: Services, look: FormLook, { formId, at, isDone, isFirst }: Written) {
  const { db, ids } = services;
  const now = at.getTime();
  const { outcome, isSettled } = look;
  const jobs = { told: ids.uuid<OutboxId>(), live: ids.uuid<OutboxId>() };
  const isTold = outcome !== "publish" && !look.isKnown;
  const reason = "deception" as const;
  const statements = [
    keepStatement(services, look, { formId, now, isDone }),
    db.run(sql`INSERT INTO ${formHome} (form_id, address_key, place_key, bedrooms, rent_minor) ${selectHome}
      WHERE ${rentForm.id} = ${formId} AND ${isDone} ON CONFLICT (form_id) DO UPDATE SET address_key = excluded.address_key,
      place_key = excluded.place_key, bedrooms = excluded.bedrooms, rent_minor = excluded.rent_minor`),
    ...(isTold ? [tellStatement(services, { id: jobs.told, formId, outcome, reason, at }, isDone)] : []),
    ...(isOpen(outcome) && isFirst ? [liveStatement(services, { id: jobs.live, formId, at }, isDone)] : []),
  ];
  if (!isSettled) countLook(services, look);
  return { statements, jobs: [...(isTold ? [jobs.told] : []), ...(isOpen(outcome) && isFirst ? [jobs.live] : [])] };
}

const isOpen = (outcome: Outcome) => outcome === "publish" || outcome === "lock";

type Told = { id: OutboxId; formId: RentFormId; outcome: Outcome; reason: "deception"; at: Date };

function tellStatement({ db }: Services, { id, formId, outcome, reason, at }: Told, isDone: SQL) {
  const dedupeKey = `screened:${id}`;
  return outcome === "suspend"
    ? insertJob(db, { id, kind: "mail.form-suspended", ref: { formId, reason }, dedupeKey, now: at }, isDone)
    : insertJob(db, { id, kind: "mail.form-screened", ref: { formId, about: "look" }, dedupeKey, now: at }, isDone);
}

/** The mail that a form is live, unless it went out before. */
export function liveStatement({ db }: Services, { id, formId, at }: Pick<Told, "id" | "formId" | "at">, isDone: SQL) {
  return insertJob(
    db,
    { id, kind: "mail.form-live", ref: { formId }, dedupeKey: `form-live:${formId}`, now: at },
    isDone,
  );
}

function countLook({ screen }: Services, { outcome, reasons }: FormLook): void {
  if (outcome === "publish") return;
  screen.count(`${outcome}:form`);
  for (const { code } of reasons) screen.count(`held:form:${code}`);
}

/** The row of the newest look; a decision goes with the signs it was about. */
function keepStatement(
  { db, ids }: Services,
  look: FormLook,
  { formId, now, isDone }: { formId: RentFormId; now: number; isDone: SQL },
) {
  const { score, reasons, facts, outcome, isSettled, ownerHash, networkHash } = look;
  const state = outcome === "publish" ? "decided" : "waiting";
  const forget = isSettled ? sql`` : sql`, decision = NULL, decided_at = NULL, decided_by = NULL, decided_why = NULL`;
  return db.run(sql`INSERT INTO ${screening} (id, kind, subject_id, score, reasons, facts, outcome, state,
      owner_hash, network_hash, created_at, updated_at)
    SELECT ${ids.uuid<string>()}, 'form', ${formId}, ${score}, ${JSON.stringify(reasons)}, ${JSON.stringify(facts)}, ${outcome}, ${state}, ${ownerHash}, ${networkHash}, ${now}, ${now} WHERE ${isDone}
    ON CONFLICT (kind, subject_id) DO UPDATE SET score = excluded.score, reasons = excluded.reasons, facts = excluded.facts,
      outcome = excluded.outcome, state = excluded.state,
      owner_hash = excluded.owner_hash, network_hash = coalesce(excluded.network_hash, network_hash),
      updated_at = excluded.updated_at${forget}`);
}
