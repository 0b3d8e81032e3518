CREATE TABLE `application` (
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
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_reference` ON `application` (`reference`);--> statement-breakpoint
CREATE INDEX `application_form` ON `application` (`form_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `application_landlord` ON `application` (`landlord_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE TABLE `application_data` (
	`application_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `application_draft` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`version_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`submitted_at` integer,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_draft_token` ON `application_draft` (`token_hash`);--> statement-breakpoint
CREATE INDEX `application_draft_form` ON `application_draft` (`form_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `application_draft_expiry` ON `application_draft` (`expires_at`);--> statement-breakpoint
CREATE TABLE `application_key` (
	`application_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `application_revision` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`rev` integer NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_revision_rev` ON `application_revision` (`application_id`,`rev`);--> statement-breakpoint
CREATE TABLE `document` (
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
);
--> statement-breakpoint
CREATE INDEX `document_application` ON `document` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `document_removed` ON `document` (`removed_at`) WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `guest_rent_form` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`email` text NOT NULL,
	`verified_at` integer,
	`unsubscribed_at` integer,
	`claimed_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_rent_form_form` ON `guest_rent_form` (`form_id`);--> statement-breakpoint
CREATE INDEX `guest_rent_form_email` ON `guest_rent_form` (`email`);--> statement-breakpoint
CREATE TABLE `rent_form` (
	`id` text PRIMARY KEY NOT NULL,
	`url_id` text NOT NULL,
	`landlord_id` text,
	`state` text NOT NULL,
	`state_before` text,
	`title` text NOT NULL,
	`draft` text NOT NULL,
	`draft_rev` integer DEFAULT 1 NOT NULL,
	`published_version_id` text,
	`published_at` integer,
	`opens_until` integer,
	`closed_at` integer,
	`max_applications` integer,
	`unlimited` integer DEFAULT false NOT NULL,
	`application_count` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rent_form_url_id` ON `rent_form` (`url_id`);--> statement-breakpoint
CREATE INDEX `rent_form_landlord` ON `rent_form` (`landlord_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rent_form_closing` ON `rent_form` (`opens_until`) WHERE state = 'open';--> statement-breakpoint
CREATE TABLE `rent_form_version` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`number` integer NOT NULL,
	`definition` text NOT NULL,
	`hash` text NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rent_form_version_number` ON `rent_form_version` (`form_id`,`number`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`impersonator_id` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`ip_hash` text,
	`user_agent_hash` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_target` ON `audit` (`target_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `dev_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`from_address` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text_body` text NOT NULL,
	`headers` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dev_mail_to` ON `dev_mail` (`to_address`,`sent_at`);--> statement-breakpoint
CREATE INDEX `dev_mail_sent` ON `dev_mail` (`sent_at`);--> statement-breakpoint
CREATE TABLE `link_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`ref` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `link_token_ref` ON `link_token` (`ref`,`purpose`);--> statement-breakpoint
CREATE INDEX `link_token_expiry` ON `link_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`landlord_id` text,
	`form_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `notification_landlord` ON `notification` (`landlord_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notification_form` ON `notification` (`form_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`lease_until` integer,
	`done_at` integer,
	`dead_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE done_at IS NULL AND dead_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`dead_at`) WHERE dead_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `rate_bucket` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `rate_bucket_expiry` ON `rate_bucket` (`expires_at`);