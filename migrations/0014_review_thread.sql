CREATE TABLE `application_message` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`author` text NOT NULL,
	`author_id` text,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `application_message_thread` ON `application_message` (`application_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `mail_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`reader` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`error` text,
	`repeats` text
);
--> statement-breakpoint
CREATE INDEX `mail_delivery_application` ON `mail_delivery` (`application_id`,`attempted_at`);--> statement-breakpoint
CREATE TABLE `reference_request` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`form_id` text NOT NULL,
	`kind` text NOT NULL,
	`path` text NOT NULL,
	`contact` text NOT NULL,
	`asked_at` integer NOT NULL,
	`asked_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	`answered_at` integer,
	`declined_at` integer,
	`cancelled_at` integer,
	`answer` text,
	`remind_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reference_request_open` ON `reference_request` (`application_id`,`path`) WHERE answered_at IS NULL AND declined_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX `reference_request_application` ON `reference_request` (`application_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `reference_request_form` ON `reference_request` (`form_id`);--> statement-breakpoint
CREATE INDEX `reference_request_remind` ON `reference_request` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `application` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `application` ADD `erasure_announced_at` integer;--> statement-breakpoint
ALTER TABLE `export_task` ADD `options` text;--> statement-breakpoint
ALTER TABLE `export_task` ADD `done_count` integer;--> statement-breakpoint
ALTER TABLE `export_task` ADD `total_count` integer;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `is_reviewed_in_order` integer DEFAULT false NOT NULL;