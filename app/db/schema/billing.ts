import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Money hangs on the account's random id: `userId` null is an erased account. Minor units of `currency`; milliseconds. */

export const currencies = ["usd", "eur", "gbp", "cad", "aud"] as const;
export type Currency = (typeof currencies)[number];

export const holdReasons = ["dispute", "admin"] as const;

export const billingAccount = sqliteTable(
  "billing_account",
  {
    id: text("id").primaryKey(),
    /** Null once the account was erased. */
    userId: text("user_id"),
    stripeCustomerId: text("stripe_customer_id"),
    /** Fixed by the first purchase. */
    currency: text("currency", { enum: currencies }),
    /** Two letters, of the billing address at the first purchase. */
    country: text("country"),
    isBusiness: integer("is_business", { mode: "boolean" }),
    taxIdStatus: text("tax_id_status"),
    /** While it is set nothing is published on credit and no voucher taken; everything else goes on. */
    holdReason: text("hold_reason", { enum: holdReasons }),
    heldAt: integer("held_at"),
    /** Sold by a merchant of record (Stripe's Managed Payments). */
    mor: integer("mor", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("billing_account_user").on(table.userId),
    uniqueIndex("billing_account_customer").on(table.stripeCustomerId),
  ],
);

/** Kinds that open a lot; the others name the lot that they change. */
export const grantKinds = ["purchase", "voucher", "welcome", "goodwill"] as const;
export type GrantKind = (typeof grantKinds)[number];
export const creditKinds = [
  ...grantKinds,
  "spend",
  "give-back",
  "refund",
  "refund-failed",
  "clawback",
  "clawback-undone",
  "expire",
] as const;
export type CreditKind = (typeof creditKinds)[number];

/** The books, only ever added to (triggers). A grant opens a lot, `lotId` = `id`; lots that have not expired are the sum. */
export const creditEntry = sqliteTable(
  "credit_entry",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    lotId: text("lot_id").notNull(),
    kind: text("kind", { enum: creditKinds }).notNull(),
    /** Credits: more than none where they come, less where they go. */
    amount: integer("amount").notNull(),
    /** What it was for; a second entry of its kind with the same one is not written. */
    sourceRef: text("source_ref").notNull(),
    /** Of a grant: when its lot ends; null: never. Null on every other entry. */
    expiresAt: integer("expires_at"),
    at: integer("at").notNull(),
    /** Of a spend: until when the form is paid for. */
    paidUntil: integer("paid_until"),
  },
  (table) => [
    check("credit_entry_amount", sql`amount <> 0`),
    uniqueIndex("credit_entry_source").on(table.kind, table.sourceRef),
    index("credit_entry_account").on(table.accountId, table.lotId, table.amount, table.expiresAt, table.at),
  ],
);

/** Nobody paid, and what was agreed to is still kept; a query repeats these very words, or SQLite takes no index. */
export const unpaidConsentSql = "consent_id IS NOT NULL AND state IN ('open', 'expired', 'failed')";

export const purchaseStates = ["open", "paid", "expired", "failed", "refunded", "disputed"] as const;

export const purchase = sqliteTable(
  "purchase",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    kind: text("kind", { enum: ["pack", "pro"] }).notNull(),
    /** Lookup key of the price at Stripe, such as "credits_3". */
    priceKey: text("price_key").notNull(),
    /** Credits of a pack; null for Pro. */
    credits: integer("credits"),
    quantity: integer("quantity").notNull().default(1),
    /** What was agreed, before tax where tax is added. */
    amountMinor: integer("amount_minor").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    state: text("state", { enum: purchaseStates }).notNull(),
    stripeSessionId: text("stripe_session_id"),
    stripePaymentIntent: text("stripe_payment_intent"),
    stripeInvoiceId: text("stripe_invoice_id"),
    consentId: text("consent_id"),
    createdAt: integer("created_at").notNull(),
    settledAt: integer("settled_at"),
  },
  (table) => [
    uniqueIndex("purchase_session").on(table.stripeSessionId),
    uniqueIndex("purchase_payment").on(table.stripePaymentIntent),
    index("purchase_account").on(table.accountId, table.createdAt),
    index("purchase_open").on(table.createdAt).where(sql`state = 'open'`),
    index("purchase_unpaid").on(table.createdAt).where(sql.raw(unpaidConsentSql)),
  ],
);

/** Its forms are not yet what it says; a query repeats these very words, or SQLite takes no index. */
export const isUnsettledSql = "forms_settled_at IS NULL OR forms_settled_at < grace_until";

/** What Stripe says of the one subscription of an account, written by the sync alone. */
export const subscription = sqliteTable(
  "subscription",
  {
    accountId: text("account_id").primaryKey(),
    stripeSubscriptionId: text("stripe_subscription_id").notNull(),
    /** Stripe's word; it may be one that we do not know. */
    status: text("status").notNull(),
    priceKey: text("price_key").notNull(),
    seats: integer("seats").notNull().default(3),
    startedAt: integer("started_at").notNull(),
    periodEnd: integer("period_end").notNull(),
    cancelAt: integer("cancel_at"),
    /** Set once it has ended: until then its forms go on. */
    graceUntil: integer("grace_until"),
    /** When its forms were last brought to what it says: to Pro while it lives, off Pro after the grace. Null: not yet. */
    formsSettledAt: integer("forms_settled_at"),
    syncedAt: integer("synced_at").notNull(),
  },
  (table) => [
    uniqueIndex("subscription_stripe").on(table.stripeSubscriptionId),
    index("subscription_period").on(table.periodEnd),
    index("subscription_grace").on(table.graceUntil).where(sql`grace_until IS NOT NULL AND forms_settled_at IS NULL`),
    index("subscription_unsettled").on(table.graceUntil).where(sql.raw(isUnsettledSql)),
  ],
);

/** What Stripe told us, without its words: what an event is about is fetched anew. */
export const stripeEvent = sqliteTable(
  "stripe_event",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    objectId: text("object_id"),
    customerId: text("customer_id"),
    /** Stripe's time, milliseconds. */
    created: integer("created").notNull(),
    apiVersion: text("api_version"),
    livemode: integer("livemode", { mode: "boolean" }).notNull(),
    receivedAt: integer("received_at").notNull(),
    handledAt: integer("handled_at"),
    attempts: integer("attempts").notNull().default(0),
    /** A code. */
    lastError: text("last_error"),
  },
  (table) => [
    index("stripe_event_waiting").on(table.receivedAt).where(sql`handled_at IS NULL`),
    index("stripe_event_customer").on(table.customerId, table.created),
    index("stripe_event_handled").on(table.handledAt).where(sql`handled_at IS NOT NULL`),
  ],
);

/** That somebody agreed to which words: kept three years, or a year after the contract's end if that is later. */
export const billingConsent = sqliteTable(
  "billing_consent",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    kind: text("kind").notNull(),
    textVersion: text("text_version").notNull(),
    textHash: text("text_hash").notNull(),
    locale: text("locale").notNull(),
    ipHash: text("ip_hash"),
    at: integer("at").notNull(),
  },
  (table) => [index("billing_consent_account").on(table.accountId, table.at), index("billing_consent_at").on(table.at)],
);

export const voucherAudiences = ["any", "new", "email", "domain"] as const;

/** A link, and a code for print, that stand for credits. Both are kept as SHA-256. What state it is in is derived. */
export const voucher = sqliteTable(
  "voucher",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    /** Of the code in print; null where none was made. */
    codeHash: text("code_hash"),
    last4: text("last4").notNull(),
    label: text("label").notNull(),
    campaign: text("campaign"),
    credits: integer("credits").notNull(),
    /** How long its credits last. */
    giftMonths: integer("gift_months").notNull().default(12),
    maxRedemptions: integer("max_redemptions").notNull().default(1),
    perAccount: integer("per_account").notNull().default(1),
    audience: text("audience", { enum: voucherAudiences }).notNull().default("any"),
    /** Hash of the address, or the domain. */
    audienceRef: text("audience_ref"),
    validFrom: integer("valid_from"),
    validUntil: integer("valid_until"),
    note: text("note"),
    /** Of several that were made at once: the id of their first. Null of one that was made alone. */
    batchId: text("batch_id"),
    createdBy: text("created_by"),
    createdAt: integer("created_at").notNull(),
    revokedAt: integer("revoked_at"),
    revokedBy: text("revoked_by"),
    revokedWhy: text("revoked_why"),
  },
  (table) => [
    uniqueIndex("voucher_token").on(table.tokenHash),
    uniqueIndex("voucher_code").on(table.codeHash),
    index("voucher_created").on(table.createdAt),
    index("voucher_batch").on(table.batchId).where(sql`batch_id IS NOT NULL`),
  ],
);

/** `n` counts from 1: the key lets no two people take the same place of a voucher. */
export const voucherRedemption = sqliteTable(
  "voucher_redemption",
  {
    voucherId: text("voucher_id").notNull(),
    n: integer("n").notNull(),
    accountId: text("account_id").notNull(),
    at: integer("at").notNull(),
    /** Keyed hashes of the unaliased address and of the network, to see one person behind several accounts. */
    emailHash: text("email_hash"),
    networkHash: text("network_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.n] }),
    uniqueIndex("voucher_redemption_account").on(table.voucherId, table.accountId),
    index("voucher_redemption_of").on(table.accountId),
  ],
);
