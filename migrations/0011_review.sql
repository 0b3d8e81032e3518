CREATE TABLE `applicant_letter` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`send_at` integer NOT NULL,
	`sent_at` integer,
	`cancelled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `applicant_letter_application` ON `applicant_letter` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `applicant_letter_waiting` ON `applicant_letter` (`application_id`) WHERE sent_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE TABLE `application_note` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`author_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `application_note_application` ON `application_note` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_term` (
	`landlord_id` text NOT NULL,
	`term` text NOT NULL,
	`application_id` text NOT NULL,
	PRIMARY KEY(`landlord_id`, `term`, `application_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `application_term_application` ON `application_term` (`application_id`);--> statement-breakpoint
DROP INDEX `application_landlord`;--> statement-breakpoint
ALTER TABLE `application` ADD `is_starred` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `application` ADD `decline_reason` text;--> statement-breakpoint
ALTER TABLE `application` ADD `searched_at` integer;--> statement-breakpoint
CREATE INDEX `application_inbox` ON `application` (`landlord_id`,`is_archived`,`submitted_at`,`id`) WHERE is_spam = 0;--> statement-breakpoint
CREATE INDEX `application_state` ON `application` (`landlord_id`,`is_archived`,`state`,`submitted_at`,`id`) WHERE is_spam = 0;--> statement-breakpoint
CREATE INDEX `application_starred` ON `application` (`landlord_id`,`submitted_at`,`id`) WHERE is_spam = 0 AND is_starred = 1;--> statement-breakpoint
CREATE INDEX `application_unsearched` ON `application` (`submitted_at`) WHERE searched_at IS NULL;