CREATE TABLE `application_member` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`form_id` text NOT NULL,
	`role` text NOT NULL,
	`contact` text NOT NULL,
	`email_hash` text NOT NULL,
	`invited_at` integer NOT NULL,
	`opened_at` integer,
	`completed_at` integer,
	`removed_at` integer,
	`version_id` text,
	`body_hash` text,
	`income_monthly_minor` integer,
	`income_currency` text,
	`document_count` integer DEFAULT 0 NOT NULL,
	`remind_at` integer,
	`reminders_sent` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_member_person` ON `application_member` (`application_id`,`email_hash`);--> statement-breakpoint
CREATE INDEX `application_member_form` ON `application_member` (`form_id`);--> statement-breakpoint
CREATE INDEX `application_member_remind` ON `application_member` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `info_request` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`form_id` text NOT NULL,
	`items` text NOT NULL,
	`answer` text,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`answered_at` integer,
	`cancelled_at` integer,
	`remind_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `info_request_open` ON `info_request` (`application_id`) WHERE answered_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX `info_request_application` ON `info_request` (`application_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `info_request_form` ON `info_request` (`form_id`);--> statement-breakpoint
CREATE INDEX `info_request_remind` ON `info_request` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `application` ADD `state_before` text;--> statement-breakpoint
ALTER TABLE `application` ADD `household_completed_at` integer;--> statement-breakpoint
ALTER TABLE `application` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `application` ADD `seen_rev` integer;--> statement-breakpoint
ALTER TABLE `application` ADD `spam_score` integer;--> statement-breakpoint
ALTER TABLE `application` ADD `spam_reasons` text;