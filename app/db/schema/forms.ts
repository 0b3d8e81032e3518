import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { formPlans, formStates } from "../../kernel/states";

export { type FormPlan, type FormState, formPlans, formStates } from "../../kernel/states";

/** Times are milliseconds since 1970 (UTC), so that they sort and compare as numbers. */

/** Latest closing date there can be: sorts last. */
const never = 9_007_199_254_740_991;
/** Conditions of partial indexes, as text: SQLite takes the index only where a query repeats the very words. */
export const endsAtSql = `CASE WHEN (state = 'open' OR state = 'paused' OR state = 'full') AND opens_until IS NOT NULL THEN opens_until ELSE ${never} END`;
export const closingNoticeDueSql = "state IN ('open', 'paused') AND opens_until IS NOT closing_notice_for";
export const homelessSql = "home_id IS NULL AND landlord_id IS NOT NULL AND published_version_id IS NOT NULL";
export const guestRestSql = "landlord_id IS NULL AND erasure_notice_at IS NULL AND state IN ('closed', 'archived')";

export const rentForm = sqliteTable(
  "rent_form",
  {
    id: text("id").primaryKey(),
    urlId: text("url_id").notNull(),
    /** The account that owns the form; null for a guest's form until it is claimed. */
    landlordId: text("landlord_id"),
    /** What it lets; null of a guest's form, and of a draft for a home that is not known yet. */
    homeId: text("home_id"),
    state: text("state", { enum: formStates }).notNull(),
    /** What a suspended form goes back to. */
    stateBefore: text("state_before", { enum: formStates }),
    title: text("title").notNull(),
    /** JSON of the working copy; checked by the model's schema at every read. */
    draft: text("draft").notNull(),
    draftRev: integer("draft_rev").notNull().default(1),
    publishedVersionId: text("published_version_id"),
    publishedAt: integer("published_at"),
    opensUntil: integer("opens_until"),
    closedAt: integer("closed_at"),
    /** The landlord's own maximum; the plan's limit may be lower (entitlements). */
    maxApplications: integer("max_applications"),
    /** The column of the price list that it has (billing/rules.ts). Of a draft: that of its last term, else "free" or "guest". */
    plan: text("plan", { enum: formPlans }).notNull().default("free"),
    /** Of a form on credit: whether a spend stands in the books, or it was open when selling began. */
    planSource: text("plan_source", { enum: ["ledger", "legacy"] }),
    /** Until when it is paid for; null where it is not paid for by credits. */
    paidUntil: integer("paid_until"),
    /** Terms that credits were spent on, given back or not: the number in the spend's `sourceRef`. */
    paidTerms: integer("paid_terms").notNull().default(0),
    /** Lifts the plan's limit, for the seeded demo and the admin's hand. */
    unlimited: integer("unlimited", { mode: "boolean" }).notNull().default(false),
    /** Sent households, spam apart. Never given back. Written with the application. */
    applicationCount: integer("application_count").notNull().default(0),
    newCount: integer("new_count").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    deletedAt: integer("deleted_at"),
    archivedAt: integer("archived_at"),
    /** When its erasing began, which goes on in pages; nobody reaches it any more, and nothing takes that back. */
    erasingAt: integer("erasing_at"),
    /** The account that is erased with it, and whose last form says that all is done. */
    erasingFor: text("erasing_for"),
    copiedFrom: text("copied_from"),
    /** The closing date that its landlord was told of three days before; another date is told of again. */
    closingNoticeFor: integer("closing_notice_for"),
    /** When the guest of a form that ended long ago was told that it will be erased. */
    erasureNoticeAt: integer("erasure_notice_at"),
    /** Its applications are shown one at a time, in the order they came in. */
    isReviewedInOrder: integer("is_reviewed_in_order", { mode: "boolean" }).notNull().default(false),
    /** The person of the account to whom its new applications are assigned; a trigger takes it from who leaves. */
    assignedTo: text("assigned_to"),
    /** Its landlord lets search engines list the page of its home. */
    isIndexed: integer("is_indexed", { mode: "boolean" }).notNull().default(false),
    /** Suspended until somebody looked at it: its landlord may still change it, which is looked at anew. */
    heldAt: integer("held_at"),
    /** Until then nobody uploads documents, unless somebody looked at the form before. */
    documentsLockedUntil: integer("documents_locked_until"),
    /** Suspended because its account is: it comes back with the account. */
    bannedAt: integer("banned_at"),
  },
  (table) => [
    uniqueIndex("rent_form_url_id").on(table.urlId),
    index("rent_form_landlord").on(table.landlordId, table.createdAt, table.id),
    index("rent_form_closing").on(table.opensUntil).where(sql`state = 'open'`),
    index("rent_form_bin").on(table.deletedAt).where(sql`state = 'deleted'`),
    index("rent_form_resting").on(table.closedAt).where(sql`state = 'closed'`),
    index("rent_form_title").on(table.landlordId, sql`${table.title} COLLATE NOCASE`, table.id),
    index("rent_form_running")
      .on(table.landlordId, table.plan, table.opensUntil)
      .where(sql`landlord_id IS NOT NULL AND state IN ('open', 'paused')`),
    index("rent_form_ends").on(table.landlordId, sql.raw(endsAtSql), table.id),
    index("rent_form_closing_notice").on(table.opensUntil).where(sql.raw(closingNoticeDueSql)),
    index("rent_form_guest_rest").on(table.closedAt).where(sql.raw(guestRestSql)),
    index("rent_form_erasing").on(table.erasingAt).where(sql`erasing_at IS NOT NULL`),
    index("rent_form_erasing_for").on(table.erasingFor).where(sql`erasing_for IS NOT NULL`),
    index("rent_form_banned").on(table.bannedAt).where(sql`banned_at IS NOT NULL`),
    index("rent_form_erasure").on(table.erasureNoticeAt).where(sql`erasure_notice_at IS NOT NULL`),
    index("rent_form_home").on(table.homeId, table.createdAt, table.id).where(sql`home_id IS NOT NULL`),
    index("rent_form_homeless").on(table.createdAt).where(sql.raw(homelessSql)),
  ],
);

/** What an account lets, once for all its vacancies: forms come and go, a home stays. */
export const home = sqliteTable(
  "home",
  {
    id: text("id").primaryKey(),
    landlordId: text("landlord_id").notNull(),
    /** The address in a form in which equal ones are equal (`homeKey`). */
    key: text("key").notNull(),
    line1: text("line1").notNull(),
    line2: text("line2"),
    city: text("city").notNull(),
    region: text("region"),
    postcode: text("postcode"),
    country: text("country").notNull(),
    /** The landlord's own number or name of it. */
    reference: text("reference"),
    /** JSON of `homeFactsSchema`: what the next form begins with. */
    facts: text("facts").notNull().default("{}"),
    /** The IANA zone that its landlord chose; null: that of its country and region. */
    zone: text("zone"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    archivedAt: integer("archived_at"),
  },
  (table) => [
    uniqueIndex("home_key").on(table.landlordId, table.key),
    uniqueIndex("home_reference").on(table.landlordId, table.reference).where(sql`reference IS NOT NULL`),
    index("home_address").on(table.landlordId, sql`${table.line1} COLLATE NOCASE`, table.id),
  ],
);

/** Immutable once written. `hash` is SHA-256 over the canonical JSON: unchanged content makes no new version. */
/** SQL on a version: within how many days applicants are promised an answer, or null. */
export const promisedDaysSql = "CASE WHEN json_valid(definition) THEN definition ->> '$.replyWithinDays' END";

export const rentFormVersion = sqliteTable(
  "rent_form_version",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    number: integer("number").notNull(),
    definition: text("definition").notNull(),
    hash: text("hash").notNull(),
    publishedAt: integer("published_at").notNull(),
    /** JSON: what the law check found at publishing, with pack and lexicon versions and the landlord's reasons; no texts. */
    lawCheck: text("law_check"),
  },
  (table) => [
    uniqueIndex("rent_form_version_number").on(table.formId, table.number),
    // What it promises lies in a long definition, and is read for each application that waits.
    index("rent_form_version_promise").on(table.id, sql.raw(promisedDaysSql)),
  ],
);

/** The guest landlord of one form. Its id is public in unsubscribe links and gives no access. */
export const guestRentForm = sqliteTable(
  "guest_rent_form",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    email: text("email").notNull(),
    verifiedAt: integer("verified_at"),
    unsubscribedAt: integer("unsubscribed_at"),
    claimedBy: text("claimed_by"),
    /** In which its landlord reads pages and mails, such as "de"; null: as before there was a choice, in English. */
    language: text("language"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("guest_rent_form_form").on(table.formId), index("guest_rent_form_email").on(table.email)],
);

/** What happened on a form's public pages in one UTC month: one row, counted up, without a word about who. */
export const rentFormMonth = sqliteTable(
  "rent_form_month",
  {
    formId: text("form_id").notNull(),
    /** ISO year and month, UTC. */
    month: text("month").notNull(),
    /**
     * JSON: "day event" to how often, such as {"21 view": 3}. Visits: "view", "start", "step:n" (the step was completed). "sent" is
     * counted with the application, as it reaches its landlord.
     */
    counts: text("counts").notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.month] })],
);

/** Pictures of a home that a form shows: R2 object media/{hash}. Rows say which form still names an object. */
export const rentFormMedia = sqliteTable(
  "rent_form_media",
  {
    formId: text("form_id").notNull(),
    /** SHA-256 (hex) of the bytes. */
    hash: text("hash").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    createdAt: integer("created_at").notNull(),
    /** How it looks (kernel/photo-look), as its browser says, or null. Its four parts have an index each. */
    look: text("look"),
    /** On how many forms of other landlords a picture was that looks like it, when it came. */
    alike: integer("alike").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.hash] }),
    index("rent_form_media_hash").on(table.hash),
    // The generator parts these at their commas: the migration has them as they are meant.
    index("rent_form_media_look_1").on(sql`substr(look, 1, 4)`).where(sql`look IS NOT NULL`),
    index("rent_form_media_look_5").on(sql`substr(look, 5, 4)`).where(sql`look IS NOT NULL`),
    index("rent_form_media_look_9").on(sql`substr(look, 9, 4)`).where(sql`look IS NOT NULL`),
    index("rent_form_media_look_13").on(sql`substr(look, 13, 4)`).where(sql`look IS NOT NULL`),
  ],
);

/** What new forms of an account begin with. */
export const formDefault = sqliteTable("form_default", {
  landlordId: text("landlord_id").primaryKey(),
  /** JSON of `formDefaultsSchema`. */
  content: text("content").notNull(),
  updatedAt: integer("updated_at").notNull(),
});
