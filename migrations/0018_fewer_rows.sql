-- D1 counts a row for each entry of each index. A table with text for a key needs no second tree for it, and what nobody
-- searches by needs no index: one application with its mails writes a fraction of what it did (README, "What it costs to run").
-- What is long stands last in its row, where a search by the short columns does not walk over it.
CREATE TABLE `__new_application` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`version_id` text NOT NULL,
	`landlord_id` text,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`body_hash` text NOT NULL,
	`applicant_name` text NOT NULL,
	`applicant_email` text NOT NULL,
	`applicant_phone` text,
	`move_in` text,
	`income_monthly_minor` integer,
	`income_currency` text,
	`adults` integer,
	`has_pets` integer,
	`locale` text NOT NULL,
	`document_count` integer DEFAULT 0 NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`is_let` integer DEFAULT false NOT NULL,
	`is_waiting_for_members` integer DEFAULT false NOT NULL,
	`duplicate_of` text,
	`created_at` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`first_viewed_at` integer,
	`decided_at` integer,
	`updated_at` integer NOT NULL,
	`state_before` text,
	`household_completed_at` integer,
	`changed_at` integer,
	`seen_rev` integer,
	`spam_score` integer,
	`spam_reasons` text,
	`text_hash` text,
	`person_hash` text,
	`confirmed_at` integer,
	`is_starred` integer DEFAULT false NOT NULL,
	`decline_reason` text,
	`searched_at` integer,
	`held_at` integer,
	`erasure_announced_at` integer,
	`skipped_at` integer,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_application` (`id`, `form_id`, `version_id`, `landlord_id`, `reference`, `state`, `body_hash`, `applicant_name`, `applicant_email`, `applicant_phone`, `move_in`, `income_monthly_minor`, `income_currency`, `adults`, `has_pets`, `locale`, `document_count`, `is_archived`, `is_spam`, `is_let`, `is_waiting_for_members`, `duplicate_of`, `created_at`, `submitted_at`, `first_viewed_at`, `decided_at`, `updated_at`, `state_before`, `household_completed_at`, `changed_at`, `seen_rev`, `spam_score`, `spam_reasons`, `text_hash`, `person_hash`, `confirmed_at`, `is_starred`, `decline_reason`, `searched_at`, `held_at`, `erasure_announced_at`, `skipped_at`) SELECT `id`, `form_id`, `version_id`, `landlord_id`, `reference`, `state`, `body_hash`, `applicant_name`, `applicant_email`, `applicant_phone`, `move_in`, `income_monthly_minor`, `income_currency`, `adults`, `has_pets`, `locale`, `document_count`, `is_archived`, `is_spam`, `is_let`, `is_waiting_for_members`, `duplicate_of`, `created_at`, `submitted_at`, `first_viewed_at`, `decided_at`, `updated_at`, `state_before`, `household_completed_at`, `changed_at`, `seen_rev`, `spam_score`, `spam_reasons`, `text_hash`, `person_hash`, `confirmed_at`, `is_starred`, `decline_reason`, `searched_at`, `held_at`, `erasure_announced_at`, `skipped_at` FROM `application`;
--> statement-breakpoint
DROP TABLE `application`;
--> statement-breakpoint
ALTER TABLE `__new_application` RENAME TO `application`;
--> statement-breakpoint
CREATE INDEX `application_completed` ON `application` (`landlord_id`,`is_archived`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0;
--> statement-breakpoint
CREATE INDEX `application_erasure` ON `application` (`erasure_announced_at`) WHERE erasure_announced_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `application_erasure_landlord` ON `application` (`landlord_id`,`erasure_announced_at`) WHERE erasure_announced_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `application_form` ON `application` (`form_id`,`submitted_at`,`id`);
--> statement-breakpoint
CREATE INDEX `application_held` ON `application` (`form_id`) WHERE held_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `application_inbox` ON `application` (`landlord_id`,`is_archived`,`submitted_at`,`id`) WHERE is_spam = 0;
--> statement-breakpoint
CREATE INDEX `application_let` ON `application` (`form_id`) WHERE is_let = 1;
--> statement-breakpoint
CREATE INDEX `application_moves_in` ON `application` (`landlord_id`,`is_archived`,CASE WHEN move_in IS NULL THEN '9999' ELSE move_in END,`id`) WHERE is_spam = 0;
--> statement-breakpoint
CREATE INDEX `application_queue` ON `application` (`form_id`,(skipped_at IS NOT NULL),`is_waiting_for_members`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0 AND state IN ('submitted', 'in_review', 'info_requested', 'shortlisted');
--> statement-breakpoint
CREATE UNIQUE INDEX `application_reference` ON `application` (`reference`);
--> statement-breakpoint
CREATE INDEX `application_same_email` ON `application` (`form_id`,lower(applicant_email),`submitted_at`);
--> statement-breakpoint
CREATE INDEX `application_same_person` ON `application` (`form_id`,`person_hash`,`submitted_at`) WHERE person_hash IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `application_same_phone` ON `application` (`form_id`,`applicant_phone`,`submitted_at`) WHERE applicant_phone IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `application_same_text` ON `application` (`text_hash`,`submitted_at`) WHERE text_hash IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `application_spam` ON `application` (`form_id`,`submitted_at`,`id`) WHERE is_spam = 1;
--> statement-breakpoint
CREATE INDEX `application_spam_age` ON `application` (`submitted_at`) WHERE is_spam = 1;
--> statement-breakpoint
CREATE INDEX `application_starred` ON `application` (`landlord_id`,`submitted_at`,`id`) WHERE is_spam = 0 AND is_starred = 1;
--> statement-breakpoint
CREATE INDEX `application_state` ON `application` (`landlord_id`,`is_archived`,`state`,`submitted_at`,`id`) WHERE is_spam = 0;
--> statement-breakpoint
CREATE INDEX `application_unsearched` ON `application` (`submitted_at`) WHERE searched_at IS NULL;
--> statement-breakpoint
CREATE TABLE `__new_application_data` (
	`application_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_application_data` (`application_id`, `data`, `rev`) SELECT `application_id`, `data`, `rev` FROM `application_data`;
--> statement-breakpoint
DROP TABLE `application_data`;
--> statement-breakpoint
ALTER TABLE `__new_application_data` RENAME TO `application_data`;
--> statement-breakpoint
CREATE TABLE `__new_application_draft` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`version_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`submitted_at` integer,
	`link_asked_at` integer,
	`remind_at` integer,
	`reminders_sent` integer DEFAULT 0 NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_application_draft` (`id`, `form_id`, `version_id`, `token_hash`, `data`, `rev`, `locale`, `created_at`, `updated_at`, `expires_at`, `submitted_at`, `link_asked_at`, `remind_at`, `reminders_sent`) SELECT `id`, `form_id`, `version_id`, `token_hash`, `data`, `rev`, `locale`, `created_at`, `updated_at`, `expires_at`, `submitted_at`, `link_asked_at`, `remind_at`, `reminders_sent` FROM `application_draft`;
--> statement-breakpoint
-- A new draft's id follows from its cookie's token; those from before are found as further devices are.
INSERT OR IGNORE INTO `link_token` (`hash`, `purpose`, `ref`, `expires_at`, `created_at`)
	SELECT `token_hash`, 'draft-device', `id`, `expires_at`, `created_at` FROM `application_draft`;
--> statement-breakpoint
DROP TABLE `application_draft`;
--> statement-breakpoint
ALTER TABLE `__new_application_draft` RENAME TO `application_draft`;
--> statement-breakpoint
CREATE INDEX `application_draft_form` ON `application_draft` (`form_id`);
--> statement-breakpoint
CREATE INDEX `application_draft_remind` ON `application_draft` (`remind_at`) WHERE remind_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `__new_application_key` (
	`application_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_application_key` (`application_id`, `key_id`, `wrapped_key`, `created_at`) SELECT `application_id`, `key_id`, `wrapped_key`, `created_at` FROM `application_key`;
--> statement-breakpoint
DROP TABLE `application_key`;
--> statement-breakpoint
ALTER TABLE `__new_application_key` RENAME TO `application_key`;
--> statement-breakpoint
CREATE TABLE `__new_document` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`path` text NOT NULL,
	`object_key` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`claimed_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_document` (`id`, `application_id`, `path`, `object_key`, `name`, `kind`, `size_bytes`, `content_hash`, `created_at`, `removed_at`, `claimed_at`) SELECT `id`, `application_id`, `path`, `object_key`, `name`, `kind`, `size_bytes`, `content_hash`, `created_at`, `removed_at`, `claimed_at` FROM `document`;
--> statement-breakpoint
DROP TABLE `document`;
--> statement-breakpoint
ALTER TABLE `__new_document` RENAME TO `document`;
--> statement-breakpoint
CREATE INDEX `document_application` ON `document` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_object` ON `document` (`object_key`) WHERE length(object_key) = 53;
--> statement-breakpoint
CREATE INDEX `document_removed` ON `document` (`removed_at`) WHERE removed_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `__new_link_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`ref` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_link_token` (`hash`, `purpose`, `ref`, `expires_at`, `used_at`, `created_at`) SELECT `hash`, `purpose`, `ref`, `expires_at`, `used_at`, `created_at` FROM `link_token`;
--> statement-breakpoint
DROP TABLE `link_token`;
--> statement-breakpoint
ALTER TABLE `__new_link_token` RENAME TO `link_token`;
--> statement-breakpoint
CREATE INDEX `link_token_ref` ON `link_token` (`ref`,`purpose`);
--> statement-breakpoint
CREATE TABLE `__new_mail_delivery` (
	`id` text NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`reader` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`error` text,
	`repeats` text,
	PRIMARY KEY(`application_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_mail_delivery` (`id`, `application_id`, `kind`, `reader`, `attempts`, `attempted_at`, `sent_at`, `failed_at`, `error`, `repeats`) SELECT `id`, `application_id`, `kind`, `reader`, `attempts`, `attempted_at`, `sent_at`, `failed_at`, `error`, `repeats` FROM `mail_delivery`;
--> statement-breakpoint
DROP TABLE `mail_delivery`;
--> statement-breakpoint
ALTER TABLE `__new_mail_delivery` RENAME TO `mail_delivery`;
--> statement-breakpoint
CREATE INDEX `mail_delivery_unsent` ON `mail_delivery` (`id`) WHERE sent_at IS NULL;
--> statement-breakpoint
CREATE TABLE `__new_notification` (
	`id` text PRIMARY KEY NOT NULL,
	`landlord_id` text,
	`form_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`digest_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_notification` (`id`, `landlord_id`, `form_id`, `kind`, `ref`, `created_at`, `read_at`, `digest_at`) SELECT `id`, `landlord_id`, `form_id`, `kind`, `ref`, `created_at`, `read_at`, `digest_at` FROM `notification`;
--> statement-breakpoint
DROP TABLE `notification`;
--> statement-breakpoint
ALTER TABLE `__new_notification` RENAME TO `notification`;
--> statement-breakpoint
CREATE INDEX `notification_digest` ON `notification` (`landlord_id`,`digest_at`) WHERE digest_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `notification_form` ON `notification` (`form_id`) WHERE kind <> 'application-new';
--> statement-breakpoint
CREATE INDEX `notification_ref` ON `notification` (`ref`);
--> statement-breakpoint
CREATE INDEX `notification_seen` ON `notification` (`landlord_id`,`created_at`,`id`) WHERE read_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`landlord_id`,`created_at`,`id`) WHERE read_at IS NULL;
--> statement-breakpoint
CREATE TABLE `__new_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`dedupe_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease_until` integer,
	`done_at` integer,
	`dead_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_outbox` (`id`, `kind`, `ref`, `dedupe_key`, `attempts`, `next_at`, `lease_until`, `done_at`, `dead_at`, `last_error`, `created_at`) SELECT `id`, `kind`, `ref`, `dedupe_key`, `attempts`, `next_at`, `lease_until`, `done_at`, `dead_at`, `last_error`, `created_at` FROM `outbox`;
--> statement-breakpoint
DROP TABLE `outbox`;
--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;
--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`dead_at`) WHERE dead_at IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe` ON `outbox` (`dedupe_key`) WHERE dedupe_key IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE done_at IS NULL AND dead_at IS NULL;
--> statement-breakpoint
CREATE TABLE `__new_rate_bucket` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_rate_bucket` (`key`, `window_start`, `count`, `expires_at`) SELECT `key`, `window_start`, `count`, `expires_at` FROM `rate_bucket`;
--> statement-breakpoint
DROP TABLE `rate_bucket`;
--> statement-breakpoint
ALTER TABLE `__new_rate_bucket` RENAME TO `rate_bucket`;
--> statement-breakpoint
DROP INDEX `audit_at`;
