import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { rentForm, rentFormMedia } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { inEveryLanguage } from "../../../../kernel/words";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { landlordOfHomeSql } from "../../../../platform/auth/landlord-of.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { postedId } from "../../../../platform/posted-id";
import type { Services } from "../../../../services";
import en from "../../../../words/en/rent-forms/copy";
import { duplicateDefinition } from "../../form-model/editing";
import type { FormDefinition } from "../../form-model/schema";
import type { FormDefaults } from "../form-defaults";
import { isTooLarge, storedDefinition, titleOf } from "../publishable";
import { findFormDefaults } from "../queries/find-form-defaults.server";
import { findHomeAt } from "../queries/find-home-at.server";
import { findLastLandlord } from "../queries/find-last-landlord.server";
import { knownHome } from "./settle-homes.server";

/** Drafts cost little; a runaway script should not make thousands. */
const createRate = { action: "form-create", limit: 60, windowSeconds: 3600 } as const;

export type CreateResult = Result<
  { formId: RentFormId; rev: number },
  "not-found" | "too-large" | "too-many",
  { retryAfterSeconds: number } | undefined
>;

/** `postId`: the page's own; what is posted twice with it is one form. */
type NewForm = { definition: FormDefinition; copiedFrom?: RentFormId; postId?: string };
/** `isAnew`: it begins with the account's defaults. */
type AskedForm = NewForm & { isAnew?: boolean };

/** A new draft of an account, or an earlier try's, with the landlord of the account's defaults or of the form published last. "not-found": no session, or an address outside of a colleague's homes. */
export async function createForm(
  services: Services,
  actor: AccountLandlord,
  { isAnew = false, ...form }: AskedForm,
): Promise<CreateResult> {
  if (isTooLarge(form.definition)) return err("too-large", undefined);
  const verdict = await services.rateLimit.take(createRate, actor.sessionToken);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const definition = await withDefaults(services, actor, form.definition, isAnew);
  return writeForm(services, actor, { ...form, definition });
}

async function writeForm(
  services: Services,
  actor: AccountLandlord,
  { definition: named, copiedFrom, postId = services.ids.uuid() }: NewForm,
): Promise<CreateResult> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const source = copiedFrom ?? null;
  const formId = await postedId<RentFormId>(["form", source ?? "", postId]);
  const auditId = ids.uuid<string>();
  const { address } = named.property;
  const known = actor.team ? await findHomeAt(services, actor, address) : null;
  const landlord = landlordOfHomeSql(actor, at, sql`${known}`);
  const { made } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.create",
        targetKind: "rent_form",
        targetId: formId,
      },
      sql`(SELECT ${landlord} AS landlord) WHERE landlord IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${rentForm} WHERE ${rentForm.id} = ${formId})`,
    ),
    insertRentForm:
      db.run(sql`INSERT INTO ${rentForm} (id, url_id, landlord_id, home_id, state, title, draft, copied_from, created_at, updated_at)
      SELECT ${formId}, ${ids.urlId()}, ${landlord}, ${knownHome(landlord, address)}, 'draft', ${titleOf(named)},
        ${JSON.stringify(named)}, ${source}, ${at}, ${at} WHERE ${isGuarded(auditId)}`),
    // A copy names the pictures of its original, and every form the logo of the one before: the rows keep them there for as
    // long as one of the forms does.
    insertRentFormMedia: db.run(sql`INSERT INTO ${rentFormMedia} (form_id, hash, size_bytes, created_at)
      SELECT ${formId}, kept.hash, kept.size_bytes, ${at} FROM (
        SELECT m.hash, m.size_bytes FROM ${rentFormMedia} AS m JOIN ${rentForm} AS source ON source.id = m.form_id
          WHERE m.form_id = ${source} AND source.landlord_id = ${landlord}
        UNION SELECT m.hash, m.size_bytes FROM ${rentFormMedia} AS m JOIN ${rentForm} AS source ON source.id = m.form_id
          WHERE m.hash = ${named.landlord?.logo?.hash ?? null} AND source.landlord_id = ${landlord}) AS kept
      WHERE ${isGuarded(auditId)}`),
    made: db
      .select({ rev: rentForm.draftRev })
      .from(rentForm)
      .where(and(eq(rentForm.id, formId), sql`${rentForm.landlordId} = ${landlord}`)),
  });
  const [form] = made;
  return form ? ok({ formId, rev: form.rev }) : err("not-found", undefined);
}

/** The landlord of the account's defaults, else of the form published last, whose logo it has in any case; anew: with criteria, too. */
async function withDefaults(
  services: Services,
  actor: AccountLandlord,
  definition: FormDefinition,
  isAnew: boolean,
): Promise<FormDefinition> {
  if (definition.landlord && !isAnew) return definition;
  const [defaults, last] = await Promise.all([findFormDefaults(services, actor), findLastLandlord(services, actor)]);
  const { logo } = last ?? {};
  const landlord = definition.landlord ?? (defaults.landlord ? { ...defaults.landlord, ...(logo && { logo }) } : last);
  const filled = { ...(isAnew ? withCriteria(definition, defaults) : definition), ...(landlord && { landlord }) };
  return isTooLarge(filled) ? definition : filled;
}

/** What the form says itself holds. */
function withCriteria(definition: FormDefinition, defaults: FormDefaults): FormDefinition {
  const { criteria, incomeMultiple, replyWithinDays } = defaults;
  const { property, defaultLocale } = definition;
  return {
    ...definition,
    ...(replyWithinDays && definition.replyWithinDays === undefined && { replyWithinDays }),
    property: {
      ...property,
      ...(criteria && !property.criteria && { criteria: { [defaultLocale]: criteria } }),
      ...(incomeMultiple && property.incomeMultiple === undefined && { incomeMultiple }),
    },
  };
}

/** A draft with the questions of another form of the account, all ids its own. `postId` as above. */
export async function duplicateForm(
  services: Services,
  actor: AccountLandlord,
  formId: RentFormId,
  postId?: string,
): Promise<CreateResult> {
  const { db, ids, clock, rateLimit } = services;
  const isMine = and(
    eq(rentForm.id, formId),
    ne(rentForm.state, "deleted"),
    mayReachForm(actor, clock.now().getTime()),
  ) as SQL;
  const verdict = await rateLimit.take(createRate, actor.sessionToken);
  const [row] = await db.select({ draft: rentForm.draft }).from(rentForm).where(isMine);
  if (!row) return err("not-found", undefined);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const copy = duplicateDefinition(storedDefinition(row.draft), ids);
  const definition = await withDefaults(services, actor, { ...copy, title: copiedTitle(copy) }, false);
  if (isTooLarge(definition)) return err("too-large", undefined);
  return writeForm(services, actor, { definition, copiedFrom: formId, postId });
}
const titleLetters = 150;

const copyWords = inEveryLanguage("rent-forms/copy", en);

function copiedTitle({ title }: FormDefinition): FormDefinition["title"] {
  const named = Object.entries(title).map(([locale, text]) => {
    const copied = copyWords[readLanguage(locale)].title({ title: text });
    return [locale, text.trim() === "" ? text : copied.slice(0, titleLetters)];
  });
  return Object.fromEntries(named);
}
