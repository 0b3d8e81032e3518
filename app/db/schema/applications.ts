import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { applicationStates, formPlans } from "../../kernel/states";
import { rentForm, rentFormVersion } from "./forms";

export { type ApplicationState, applicationStates } from "../../kernel/states";

/** No comma in an expression of an index: drizzle-kit would cut it there. Condition of indexes on whom a landlord still owes a decision; a query repeats its very words, or SQLite takes no index. */
export const isUndecidedSql = "is_spam = 0 AND state IN ('submitted', 'in_review', 'info_requested', 'shortlisted')";
/** When the whole household had sent its parts, else when the lead did: the place in a queue. */
export const completedAtSql =
  "CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END";
/** The day somebody wants to move in; who did not say stands last. */
export const movesInSql = "CASE WHEN move_in IS NULL THEN '9999' ELSE move_in END";
/** Whom the sweep is to make findable: corrected, or come to another landlord, or left by their job. */
export const isUnsearchedSql = "searched_at IS NULL OR search_terms IS NULL";
export const isSkippedSql = "(skipped_at IS NOT NULL)";

/** One data key per application (and its draft), wrapped by the secret named in `keyId`. Deleting the row erases the content. */
export const applicationKey = sqliteTable("application_key", {
  applicationId: text("application_id").primaryKey(),
  keyId: text("key_id").notNull(),
  wrappedKey: text("wrapped_key").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** The key of a landlord's (or a guest's form's) applicants, wrapped: deleting the row erases names and search words. */
export const personKey = sqliteTable(
  "person_key",
  {
    id: text("id").primaryKey(),
    /** The account; of a form that a guest made the form, for good. */
    holderId: text("holder_id").notNull(),
    /** The account that reads by it: its own key, and those of the forms it claimed; null while the form is a guest's. */
    landlordId: text("landlord_id"),
    keyId: text("key_id").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("person_key_holder").on(table.holderId),
    index("person_key_landlord").on(table.landlordId).where(sql`landlord_id IS NOT NULL`),
  ],
);

/** A tenant's unsent work. Its id becomes the application's. `data` is ciphertext of the raw answers. */
export const applicationDraft = sqliteTable(
  "application_draft",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    versionId: text("version_id")
      .notNull()
      .references(() => rentFormVersion.id),
    tokenHash: text("token_hash").notNull(),
    data: text("data").notNull(),
    rev: integer("rev").notNull().default(1),
    locale: text("locale").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When an own part was sent. A lead's draft was sent once its application stands (`isUnsent`): sending does not touch it. */
    submittedAt: integer("submitted_at"),
    /** When a link to finish later was asked for; the address itself stands sealed in `data`. */
    linkAskedAt: integer("link_asked_at"),
    remindAt: integer("remind_at"),
    remindersSent: integer("reminders_sent").notNull().default(0),
  },
  (table) => [
    index("application_draft_remind").on(table.remindAt).where(sql`remind_at IS NOT NULL`),
    index("application_draft_form").on(table.formId),
  ],
);

/** Who applied is sealed in `person`, the answers in application_data; what a list sorts and filters by is clear. */
export const application = sqliteTable(
  "application",
  {
    id: text("id").primaryKey(),
    formId: text("form_id")
      .notNull()
      .references(() => rentForm.id),
    versionId: text("version_id")
      .notNull()
      .references(() => rentFormVersion.id),
    landlordId: text("landlord_id"),
    /** That of its form; a trigger follows it. */
    homeId: text("home_id"),
    reference: text("reference").notNull(),
    state: text("state", { enum: applicationStates }).notNull(),
    bodyHash: text("body_hash").notNull(),
    moveIn: text("move_in"),
    incomeMonthlyMinor: integer("income_monthly_minor"),
    incomeCurrency: text("income_currency"),
    adults: integer("adults"),
    hasPets: integer("has_pets", { mode: "boolean" }),
    locale: text("locale").notNull(),
    documentCount: integer("document_count").notNull().default(0),
    isArchived: integer("is_archived", { mode: "boolean" }).notNull().default(false),
    isSpam: integer("is_spam", { mode: "boolean" }).notNull().default(false),
    isLet: integer("is_let", { mode: "boolean" }).notNull().default(false),
    isWaitingForMembers: integer("is_waiting_for_members", { mode: "boolean" }).notNull().default(false),
    duplicateOf: text("duplicate_of"),
    createdAt: integer("created_at").notNull(),
    submittedAt: integer("submitted_at").notNull(),
    firstViewedAt: integer("first_viewed_at"),
    decidedAt: integer("decided_at"),
    updatedAt: integer("updated_at").notNull(),
    /** Where info_requested goes back to once it is answered. */
    stateBefore: text("state_before", { enum: applicationStates }),
    /** When the last named person sent the own part; null while any is missing, and where nobody else was named. */
    householdCompletedAt: integer("household_completed_at"),
    /** Last correction by the applicant. */
    changedAt: integer("changed_at"),
    /** The revision (`applicationData.rev`) that the landlord read last. */
    seenRev: integer("seen_rev"),
    /** When an answer to a request for more came that the landlord has not read; null while there is none. */
    unreadAnswerAt: integer("unread_answer_at"),
    /** Points of the spam shield and their reasons: JSON of [{code, points}]; never content. */
    spamScore: integer("spam_score").notNull(),
    spamReasons: text("spam_reasons"),
    /** Keyed hash of the longest own text, to find the same text of others; null where nothing long was written. */
    textHash: text("text_hash"),
    /** Keyed hash of form, name and birth date; null where no birth date was asked. */
    personHash: text("person_hash"),
    /** When somebody under suspicion confirmed the address by its mail. */
    confirmedAt: integer("confirmed_at"),
    isStarred: integer("is_starred", { mode: "boolean" }).notNull().default(false),
    /** One of the neutral reasons (review/rules.ts); what the landlord wrote to it is a note. */
    declineReason: text("decline_reason"),
    /** When the sweep wrote its words into application_term; 0: its own job does; null: the sweep is to. */
    searchedAt: integer("searched_at"),
    /** Ciphertext of [name, e-mail, phone] under the key `personKeyId`; null once it was erased. */
    person: text("person"),
    personKeyId: text("person_key_id"),
    /** Keyed hashes of the whole address and number, by which the same person is known again. */
    emailHash: text("email_hash"),
    phoneHash: text("phone_hash"),
    /** JSON: the words that stand for it in application_term, or will; by them they are found again when it is erased. */
    searchTerms: text("search_terms"),
    /** Legal hold: nothing of it is erased by the clock while this is set. The reason is a note of kind "hold". */
    heldAt: integer("held_at"),
    /** The moment of the announcement that it ends undecided; null where that is not near. */
    endAnnouncedAt: integer("end_announced_at"),
    /** The moment of the announcement of the erasure that comes next; null where none is near. */
    erasureAnnouncedAt: integer("erasure_announced_at"),
    /** The plan that its form had when it was sent. Nothing lowers it. */
    plan: text("plan", { enum: formPlans }).notNull(),
    /** When the next step that was announced is due: papers, then answers; of an undecided one its end. Null: nothing was announced yet. */
    eraseAt: integer("erase_at"),
    /** Where a form is read in order: when its landlord passed it over, with a reason in the trace; it has had its turn. */
    skippedAt: integer("skipped_at"),
    /** Decided, and no letter has told it: when its applicants read that none came. Null once they were told, or that time came. */
    tellBy: integer("tell_by"),
    /** The person of the account who sees to it, its owner or a colleague; a trigger takes it from who leaves. */
    assignedTo: text("assigned_to"),
  },
  (table) => [
    uniqueIndex("application_reference").on(table.reference),
    index("application_form").on(table.formId, table.submittedAt, table.id),
    // Of an account's form the same person is found by application_term.
    index("application_same_email")
      .on(table.formId, table.emailHash, table.submittedAt)
      .where(sql`landlord_id IS NULL AND email_hash IS NOT NULL`),
    index("application_same_phone")
      .on(table.formId, table.phoneHash, table.submittedAt)
      .where(sql`landlord_id IS NULL AND phone_hash IS NOT NULL`),
    index("application_same_person")
      .on(table.formId, table.personHash, table.submittedAt)
      .where(sql`person_hash IS NOT NULL`),
    index("application_same_text").on(table.textHash, table.submittedAt).where(sql`text_hash IS NOT NULL`),
    index("application_spam").on(table.formId, table.submittedAt, table.id).where(sql`is_spam = 1`),
    index("application_spam_age").on(table.submittedAt).where(sql`is_spam = 1`),
    // Lists of an account: each begins with its filter and ends in the order of the page. A guest's form has the list by form.
    index("application_inbox")
      .on(table.landlordId, table.isArchived, table.submittedAt, table.id)
      .where(sql`is_spam = 0 AND landlord_id IS NOT NULL`),
    index("application_state")
      .on(table.landlordId, table.isArchived, table.state, table.submittedAt, table.id)
      .where(sql`is_spam = 0 AND landlord_id IS NOT NULL`),
    index("application_starred")
      .on(table.landlordId, table.submittedAt, table.id)
      .where(sql`is_spam = 0 AND is_starred = 1`),
    index("application_assigned")
      .on(table.landlordId, table.assignedTo, table.isArchived, table.submittedAt, table.id)
      .where(sql`assigned_to IS NOT NULL`),
    index("application_home")
      .on(table.homeId, table.submittedAt, table.id)
      .where(sql`is_spam = 0 AND home_id IS NOT NULL`),
    index("application_completed")
      .on(table.landlordId, table.isArchived, sql.raw(completedAtSql), table.id)
      .where(sql`is_spam = 0 AND landlord_id IS NOT NULL`),
    index("application_moves_in")
      .on(table.landlordId, table.isArchived, sql.raw(movesInSql), table.id)
      .where(sql`is_spam = 0 AND landlord_id IS NOT NULL`),
    // Who waits for a decision, in the order of a queue: skipped and incomplete ones come last.
    index("application_queue")
      .on(table.formId, sql.raw(isSkippedSql), table.isWaitingForMembers, sql.raw(completedAtSql), table.id)
      .where(sql.raw(isUndecidedSql)),
    index("application_let").on(table.formId).where(sql`is_let = 1`),
    // Who has been told yes, or will be: asked before anybody else is.
    index("application_approved").on(table.formId).where(sql`state = 'approved'`),
    index("application_unsearched").on(table.submittedAt).where(sql.raw(isUnsearchedSql)),
    // Few at a time: what is announced to be erased, and what is on legal hold.
    index("application_erasure").on(table.erasureAnnouncedAt).where(sql`erasure_announced_at IS NOT NULL`),
    index("application_erasure_landlord")
      .on(table.landlordId, table.erasureAnnouncedAt)
      .where(sql`erasure_announced_at IS NOT NULL`),
    index("application_end").on(table.endAnnouncedAt).where(sql`end_announced_at IS NOT NULL`),
    index("application_erase_due").on(table.eraseAt).where(sql`erasure_announced_at IS NOT NULL`),
    index("application_end_due").on(table.eraseAt).where(sql`end_announced_at IS NOT NULL`),
    index("application_tell_by").on(table.tellBy, table.landlordId).where(sql`tell_by IS NOT NULL`),
    index("application_held").on(table.formId).where(sql`held_at IS NOT NULL`),
  ],
);

/** How many applications of a landlord's inbox wait in each state. Triggers of `application` count, with every write. */
export const landlordWorkload = sqliteTable(
  "landlord_workload",
  {
    landlordId: text("landlord_id").notNull(),
    state: text("state", { enum: applicationStates }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.landlordId, table.state] })],
);

/** How many applications of a landlord's inbox each person of the account sees to. Triggers of `application` count. */
export const assignedWorkload = sqliteTable(
  "assigned_workload",
  {
    landlordId: text("landlord_id").notNull(),
    userId: text("user_id").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.landlordId, table.userId] })],
);

/** What a landlord asked for after an application was sent, and by when: things in words, or questions of the form's later stages. */
export const infoRequest = sqliteTable(
  "info_request",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    formId: text("form_id").notNull(),
    /** Of which member of the household it is asked; null: the lead. */
    memberId: text("member_id"),
    /** Ciphertext, under the key of who is asked, of {items: [{id, kind, text}], note}. */
    items: text("items").notNull(),
    /** Ciphertext of what was typed so far, or sent; files are documents whose path begins with "info.". */
    answer: text("answer"),
    askedAt: integer("asked_at").notNull(),
    dueAt: integer("due_at").notNull(),
    answeredAt: integer("answered_at"),
    /** Taken back by the landlord, or overtaken: declined, reopened, or the home is let. */
    cancelledAt: integer("cancelled_at"),
    remindAt: integer("remind_at"),
  },
  (table) => [
    index("info_request_application").on(table.applicationId, table.askedAt),
    index("info_request_form").on(table.formId),
    index("info_request_remind").on(table.remindAt).where(sql`remind_at IS NOT NULL`),
  ],
);

export const applicationData = sqliteTable("application_data", {
  applicationId: text("application_id").primaryKey(),
  /** Ciphertext of {answers, consents, locale} as JSON. */
  data: text("data").notNull(),
  rev: integer("rev").notNull().default(1),
});

/** What an application said before a correction; appended, never changed. */
export const applicationRevision = sqliteTable(
  "application_revision",
  {
    id: text("id").primaryKey(),
    applicationId: text("application_id").notNull(),
    rev: integer("rev").notNull(),
    data: text("data").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("application_revision_rev").on(table.applicationId, table.rev)],
);

/** A correction that its applicant has not sent yet: sealed, one at a time, gone once it is sent, given up or past its time. */
export const applicationCorrection = sqliteTable(
  "application_correction",
  {
    applicationId: text("application_id").primaryKey(),
    /** Ciphertext of everything as typed, with the papers it names. */
    data: text("data").notNull(),
    rev: integer("rev").notNull().default(1),
    /** The revision (`applicationData.rev`) that it changes. */
    baseRev: integer("base_rev").notNull(),
    updatedAt: integer("updated_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("application_correction_expiry").on(table.expiresAt)],
);
