CREATE TABLE `billing_account` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`stripe_customer_id` text,
	`currency` text,
	`country` text,
	`is_business` integer,
	`tax_id_status` text,
	`hold_reason` text,
	`held_at` integer,
	`mor` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_account_user` ON `billing_account` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_account_customer` ON `billing_account` (`stripe_customer_id`);--> statement-breakpoint
CREATE TABLE `billing_consent` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`text_version` text NOT NULL,
	`text_hash` text NOT NULL,
	`locale` text NOT NULL,
	`ip_hash` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_consent_account` ON `billing_consent` (`account_id`,`at`);--> statement-breakpoint
CREATE TABLE `credit_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`source_ref` text NOT NULL,
	`expires_at` integer,
	`at` integer NOT NULL,
	`paid_until` integer,
	CONSTRAINT "credit_entry_amount" CHECK(amount <> 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entry_source` ON `credit_entry` (`kind`,`source_ref`);--> statement-breakpoint
CREATE INDEX `credit_entry_account` ON `credit_entry` (`account_id`,`lot_id`,`amount`,`expires_at`,`at`);--> statement-breakpoint
CREATE TABLE `purchase` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`price_key` text NOT NULL,
	`credits` integer,
	`quantity` integer DEFAULT 1 NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`stripe_session_id` text,
	`stripe_payment_intent` text,
	`stripe_invoice_id` text,
	`consent_id` text,
	`created_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_session` ON `purchase` (`stripe_session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_payment` ON `purchase` (`stripe_payment_intent`);--> statement-breakpoint
CREATE INDEX `purchase_account` ON `purchase` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_open` ON `purchase` (`created_at`) WHERE state = 'open';--> statement-breakpoint
CREATE TABLE `stripe_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text,
	`customer_id` text,
	`created` integer NOT NULL,
	`api_version` text,
	`livemode` integer NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stripe_event_waiting` ON `stripe_event` (`received_at`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `stripe_event_customer` ON `stripe_event` (`customer_id`,`created`);--> statement-breakpoint
CREATE TABLE `subscription` (
	`account_id` text PRIMARY KEY NOT NULL,
	`stripe_subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`price_key` text NOT NULL,
	`seats` integer DEFAULT 3 NOT NULL,
	`started_at` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancel_at` integer,
	`grace_until` integer,
	`forms_settled_at` integer,
	`synced_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_stripe` ON `subscription` (`stripe_subscription_id`);--> statement-breakpoint
CREATE INDEX `subscription_period` ON `subscription` (`period_end`);--> statement-breakpoint
CREATE INDEX `subscription_grace` ON `subscription` (`grace_until`) WHERE grace_until IS NOT NULL AND forms_settled_at IS NULL;--> statement-breakpoint
CREATE TABLE `voucher` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text,
	`last4` text NOT NULL,
	`label` text NOT NULL,
	`campaign` text,
	`credits` integer NOT NULL,
	`gift_months` integer DEFAULT 12 NOT NULL,
	`max_redemptions` integer DEFAULT 1 NOT NULL,
	`per_account` integer DEFAULT 1 NOT NULL,
	`audience` text DEFAULT 'any' NOT NULL,
	`audience_ref` text,
	`valid_from` integer,
	`valid_until` integer,
	`note` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	`revoked_by` text,
	`revoked_why` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_token` ON `voucher` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code` ON `voucher` (`code_hash`);--> statement-breakpoint
CREATE INDEX `voucher_created` ON `voucher` (`created_at`);--> statement-breakpoint
CREATE TABLE `voucher_redemption` (
	`voucher_id` text NOT NULL,
	`n` integer NOT NULL,
	`account_id` text NOT NULL,
	`at` integer NOT NULL,
	`email_hash` text,
	`network_hash` text,
	PRIMARY KEY(`voucher_id`, `n`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_redemption_account` ON `voucher_redemption` (`voucher_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `voucher_redemption_of` ON `voucher_redemption` (`account_id`);--> statement-breakpoint
ALTER TABLE `application` ADD `plan` text;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `plan` text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `plan_source` text;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `paid_until` integer;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `paid_terms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_running` ON `rent_form` (`landlord_id`,`plan`,`opens_until`) WHERE landlord_id IS NOT NULL AND state IN ('open', 'paused');--> statement-breakpoint
-- The books are appended to and nothing else. A repeat does nothing, also as INSERT OR REPLACE, which fires no trigger on
-- the row that it takes away; the same hole was open in audit and rent_form_version.
CREATE TRIGGER credit_entry_repeat BEFORE INSERT ON credit_entry
WHEN EXISTS (SELECT 1 FROM credit_entry WHERE id = NEW.id OR (kind = NEW.kind AND source_ref = NEW.source_ref))
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER credit_entry_not_below_zero BEFORE INSERT ON credit_entry
WHEN NEW.amount < 0 AND NEW.amount + (SELECT coalesce(sum(amount), 0) FROM credit_entry
  WHERE account_id = NEW.account_id AND lot_id = NEW.lot_id) < 0
  AND NOT EXISTS (SELECT 1 FROM credit_entry WHERE kind = NEW.kind AND source_ref = NEW.source_ref)
BEGIN
  SELECT RAISE(ABORT, 'lot below zero');
END;
--> statement-breakpoint
CREATE TRIGGER credit_entry_no_update BEFORE UPDATE ON credit_entry
BEGIN
  SELECT RAISE(ABORT, 'entries of the books are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER credit_entry_no_delete BEFORE DELETE ON credit_entry
BEGIN
  SELECT RAISE(ABORT, 'entries of the books are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER rent_form_version_no_replace BEFORE INSERT ON rent_form_version
WHEN EXISTS (SELECT 1 FROM rent_form_version WHERE id = NEW.id OR (form_id = NEW.form_id AND number = NEW.number))
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Forms that run when plans begin keep what they were promised for their term: 60 days, or what was left of a later window.
UPDATE rent_form SET plan = 'guest' WHERE landlord_id IS NULL;
--> statement-breakpoint
UPDATE rent_form SET plan = 'credit', plan_source = 'legacy',
  paid_until = max(coalesce(opens_until, 0), coalesce(published_at, created_at) + 5184000000)
WHERE landlord_id IS NOT NULL AND (state IN ('open', 'paused', 'full')
  OR (state = 'suspended' AND state_before IN ('open', 'paused', 'full')));
