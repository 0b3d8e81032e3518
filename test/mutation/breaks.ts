/** A break of one line that a test must notice: `from` stands once in `file`, and `tests` are red with `to` in its place. */
export type Break = {
  file: string;
  from: string;
  to: string;
  project: "domain" | "workers" | "architecture" | "http";
  tests: string;
};

const session = {
  file: "app/platform/auth/landlord-of.server.ts",
  project: "workers",
  tests: "test/workers/guards.test.ts",
} as const;
const key = {
  file: "app/features/rent-forms/queries/may-reach-form.server.ts",
  project: "workers",
  tests: "test/workers/guards.test.ts",
} as const;
const batch = {
  file: "app/db/guarded-batch.server.ts",
  project: "workers",
  tests: "test/workers/db/guarded-batch.test.ts",
} as const;
const selects = {
  file: "app/db/sound-selects.server.ts",
  project: "workers",
  tests: "test/workers/db/sound-selects.test.ts",
} as const;
const retention = {
  file: "app/features/applications/commands/erase-announced.server.ts",
  project: "workers",
  tests: "test/workers/retention.test.ts",
} as const;
const totp = {
  file: "app/platform/auth/second-factor/totp.server.ts",
  project: "workers",
  tests: "test/workers/accounts/secret-before.test.ts",
} as const;
const resume = {
  file: "app/features/apply/commands/resume-draft.server.ts",
  project: "workers",
  tests: "test/workers/resume.test.ts",
} as const;
const publish = {
  file: "app/features/rent-forms/commands/publish-form.server.ts",
  project: "workers",
  tests: "test/workers/rent-forms/account-forms.test.ts",
} as const;
const shown = {
  file: "app/routes/files/document-shown.ts",
  project: "http",
  tests: "test/http/guests/viewer.test.ts",
} as const;
const undone = {
  file: "app/platform/auth/address-changes.server.ts",
  project: "http",
  tests: "test/http/accounts/takeover.test.ts",
} as const;

const steps = {
  file: "app/features/exports/commands/build-export.server.ts",
  project: "workers",
  tests: "test/workers/exports/steps.test.ts",
} as const;
const compared = {
  file: "app/features/billing/commands/recover-payments.server.ts",
  project: "workers",
  tests: "test/workers/billing/against-stripe.test.ts",
} as const;
const account = { file: "app/features/billing/commands/compare-account.server.ts" } as const;

/** Rules and guards, line by line: what `npm run mutate` breaks. */
export const breaks: readonly Break[] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...session, from: "s.expires_at > ${now}", to: "s.expires_at >= ${now}" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...session, from: " AND s.expires_at > ${now}", to: " AND ${now} = ${now}" },
  { ...session, from: " AND u.email_verified = 1", to: "" },
  { ...session, from: "coalesce(u.banned, 0) = 0 OR", to: "1 OR" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...session, from: "u.ban_expires <= ${now}", to: "u.ban_expires < ${now}" },
  { ...key, from: " AND holder.verified_at IS NOT NULL", to: "" },
  { ...key, from: "AND holder.claimed_by IS NULL AND", to: "AND" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...key, from: " AND key.purpose = ${mailLinks.manageForm.purpose}", to: "" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...key, from: "key.expires_at > ${now}", to: "key.expires_at >= ${now}" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...key, from: "AND holder.form_id = ${rentForm.id} ", to: "" },
  { ...batch, from: "changes() > 0", to: "1" },
  { ...batch, from: "if (isRepeatable && ", to: "if (" },
  { ...batch, from: "at += list.length", to: "at += 1" },
  { ...selects, from: "isSingleTable: false", to: "isSingleTable: true" },
  { ...selects, from: "if (twice !== undefined)", to: "if (twice === null)" },
  { ...retention, from: "toldAt > at - announcedMs", to: "toldAt > at" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...retention, from: " AND ${application.heldAt} IS NULL", to: "" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...retention, from: " AND ${application.decidedAt} = ${decidedAt}", to: "" },
  { ...totp, from: "lastStep: step, sealed }", to: "lastStep: step }" },
  { ...totp, from: ".catch(() => null)", to: "" },
  {
    ...totp,
    file: "app/platform/auth/second-factor/recovery.server.ts",
    from: "config.secrets.map(",
    to: "[config.secret].map(",
  },
  { ...resume, from: "gt(linkToken.expiresAt, now),", to: "" },
  { ...resume, from: "gt(applicationDraft.expiresAt, now),", to: "" },
  { ...resume, from: "eq(linkToken.purpose, mailLinks.resumeDraft.purpose),", to: "" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...publish, from: " AND ${rentForm.draftRev} = ${form.rev}", to: "" },
  {
    file: "app/features/answering/commands/add-document.server.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
    from: "AND ${slot.bytes} + ${file.bytes.byteLength} <= ${documentLimits.perPersonBytes}",
    to: "",
    project: "workers",
    tests: "test/workers/kept-pictures.test.ts",
  },
  {
    file: "migrations/0001_append_only.sql",
    from: "CREATE TRIGGER rent_form_version_no_update BEFORE UPDATE ON rent_form_version",
    to: "CREATE TRIGGER rent_form_version_no_update BEFORE UPDATE OF id ON rent_form_version",
    project: "architecture",
    tests: "test/architecture/migrations.test.ts",
  },
  {
    file: "app/features/recovery/commands/run-check.server.ts",
    from: "people: { run: checkPeople, everyDays: 1 },",
    to: "",
    project: "workers",
    tests: "test/workers/recovery/self-check.test.ts",
  },
  {
    file: "app/features/marketing/ui/privacy-parts.tsx",
    from: "rf-step",
    to: "rf-stop",
    project: "architecture",
    tests: "test/architecture/cookies.test.ts",
  },
  {
    file: "app/features/exports/commands/record-progress.server.ts",
    from: "AND NOT EXISTS (SELECT 1",
    to: "AND 1 OR EXISTS (SELECT 1",
    project: "workers",
    tests: "test/workers/exports/turns.test.ts",
  },
  {
    file: "workers/jobs/sweeps/orphan-objects.ts",
    from: "await writePosition(services.db, orphanObjects, position);",
    to: "",
    project: "workers",
    tests: "test/workers/jobs/orphan-objects.test.ts",
  },
  {
    file: "workers/jobs/sweeps/old-rows.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
    from: "FROM ${table} WHERE id >= ${from} AND id < ${below}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
    to: "FROM ${table} WHERE 1",
    project: "workers",
    tests: "test/workers/jobs/old-rows.test.ts",
  },
  {
    file: "app/routes/shared/guards.ts",
    from: 'if (!user.isEmailVerified) throw redirect("/check-email");',
    to: "",
    project: "http",
    tests: "test/http/accounts/pages.test.ts",
  },
  { ...shown, from: 'if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return none(425);', to: "" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...undone, from: "WHERE ${ofUser} AND max(created_at, coalesce(confirmed_at, 0)) >= ${createdAt}", to: "WHERE 0" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
  { ...undone, from: "DELETE FROM ${recoveryCode} WHERE ${ofUser}", to: "DELETE FROM ${recoveryCode} WHERE 0" },
  {
    ...shown,
    from: "const mustBeMarked = Boolean(context.get(optionalUserContext)?.impersonatedBy)",
    to: "const mustBeMarked = false",
  },
  // Money: what nobody may have twice, for nothing, or by a forged word.
  {
    file: "app/features/rent-forms/commands/pay-for-form.server.ts",
    from: "return { statements: [spendCredit(db, spend, where)], isPaid };",
    to: "return { statements: [spendCredit(db, spend, where)], isPaid: sql`1` };",
    project: "workers",
    tests: "test/workers/billing/publish.test.ts",
  },
  {
    file: "app/features/billing/commands/spend-credit.server.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
    from: "return `${formId}:${term}`;",
    to: "return formId;",
    project: "workers",
    tests: "test/workers/billing/publish.test.ts",
  },
  {
    file: "migrations/0031_money.sql",
    from: "SELECT RAISE(ABORT, 'lot below zero');",
    to: "SELECT 1;",
    project: "workers",
    tests: "test/workers/billing/books.test.ts",
  },
  {
    file: "app/features/billing/queries/get-credit-balance.server.ts",
    from: "HAVING sum(lot.amount) > 0",
    to: "HAVING sum(lot.amount) > -1",
    project: "workers",
    tests: "test/workers/billing/race.test.ts",
  },
  {
    file: "app/features/vouchers/commands/redeem-voucher.server.ts",
    from: "used.n < v.max_redemptions AND ",
    to: "",
    project: "workers",
    tests: "test/workers/vouchers/redeem.test.ts",
  },
  {
    file: "app/features/billing/commands/receive-event.server.ts",
    from: 'return new Response("The signature does not fit.", { status: 400 });',
    to: "event = JSON.parse(payload) as Stripe.Event;",
    project: "workers",
    tests: "test/workers/billing/payments.test.ts",
  },
  {
    file: "app/features/billing/commands/receive-event.server.ts",
    from: "event.livemode !== billing.isLivemode",
    to: "false",
    project: "workers",
    tests: "test/workers/billing/payments.test.ts",
  },
  { ...compared, from: "lte: Math.floor((now - onTheWayMs) / 1000)", to: "lte: Math.floor(now / 1000)" },
  { ...compared, from: '["open", "expired", "failed"].includes(row.state)', to: "false" },
  { ...compared, from: "await db.insert(purchase)", to: "void db.insert(purchase)" },
  { ...compared, ...account, from: "await followRefund(services, seller, refund.id, null);", to: "" },
  { ...compared, ...account, from: "running && row.state", to: "!running && row.state" },
  { ...compared, ...account, from: "return session.payment_status", to: "return true || session.payment_status" },
  {
    file: "workers/jobs/sweeps/documents.ts",
    from: "const keysACall = 1000;",
    to: "const keysACall = 100;",
    project: "workers",
    tests: "test/workers/jobs/sweeps.test.ts",
  },
  {
    file: "workers/jobs/sweeps/expired-drafts.ts",
    from: "part.application_id = ",
    to: "part.application_id || '' = ",
    project: "workers",
    tests: "test/workers/jobs/sweeps.test.ts",
  },
  { ...retention, from: "if (waiting.length > 0) await", to: "if (waiting.length < 0) await" },
  {
    file: "app/kernel/digest-time.ts",
    from: "now + half * 12 * hourMs",
    to: "now + half * 24 * hourMs",
    project: "domain",
    tests: "test/domain/platform/digest-time.test.ts",
  },
  {
    file: "app/kernel/zoned-day.ts",
    from: "return midnight - zoneOffset(guess, zone) - 1000;",
    to: "return midnight - 1000;",
    project: "domain",
    tests: "test/domain/rent-forms/share.test.ts",
  },
  {
    file: "app/kernel/zoned-day.ts",
    from: "zoneName(at, locale, zone)}`",
    to: "time}`",
    project: "domain",
    tests: "test/domain/rent-forms/share.test.ts",
  },
  {
    ...steps,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source has it so
    from: ".step} = ${step}`",
    to: ".step} <> -1`",
  },
  { ...steps, from: "step: task.step + 1,\n      cursor", to: "step: task.step,\n      cursor" },
  {
    ...steps,
    file: "app/features/exports/write-step.server.ts",
    from: "if (work.isEnough(piece.weight, zip.place().offset)) break;",
    to: "",
  },
  {
    file: "app/features/apply/commands/submit-application.server.ts",
    project: "workers",
    tests: "test/workers/spam/one-batch.test.ts",
    from: "unless?.isNone(spam) ?? ",
    to: "",
  },
  {
    file: "app/features/apply/commands/submit-application.server.ts",
    project: "workers",
    tests: "test/workers/spam/one-batch.test.ts",
    from: "sealing.isHolders",
    to: "sql`1`",
  },
  {
    file: "app/features/applications/spam/queries/find-evidence.server.ts",
    project: "workers",
    tests: "test/workers/spam/one-batch.test.ts",
    from: "facts ? 1 : repeatedFrom",
    to: "repeatedFrom",
  },
  {
    file: "app/features/apply/household/commands/invite-household.server.ts",
    project: "workers",
    tests: "test/workers/household-mailboxes.test.ts",
    from: "mailbox?.isWithin ?? ",
    to: "",
  },
  {
    file: "app/features/applicant/correct/commands/send-correction.server.ts",
    project: "workers",
    tests: "test/workers/corrections.test.ts",
    from: "found ? sql`1` : look.isTextRare",
    to: "sql`1`",
  },
];
