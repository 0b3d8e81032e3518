CREATE TABLE `form_home` (
	`form_id` text PRIMARY KEY NOT NULL,
	`address_key` text NOT NULL,
	`place_key` text NOT NULL,
	`bedrooms` integer,
	`rent_minor` integer
);
--> statement-breakpoint
CREATE INDEX `form_home_address` ON `form_home` (`address_key`);--> statement-breakpoint
CREATE INDEX `form_home_rent` ON `form_home` (`place_key`,`bedrooms`,`rent_minor`);--> statement-breakpoint
CREATE TABLE `form_report` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`code` text NOT NULL,
	`sealed` text,
	`network_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_report_once` ON `form_report` (`form_id`,`network_hash`,`code`);--> statement-breakpoint
CREATE INDEX `form_report_at` ON `form_report` (`created_at`);--> statement-breakpoint
CREATE TABLE `screening` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`score` integer NOT NULL,
	`reasons` text NOT NULL,
	`facts` text NOT NULL,
	`ruleset_version` integer NOT NULL,
	`outcome` text NOT NULL,
	`state` text NOT NULL,
	`decision` text,
	`decided_at` integer,
	`decided_by` text,
	`decided_why` text,
	`appeal_sealed` text,
	`appealed_at` integer,
	`answer_sealed` text,
	`answered_at` integer,
	`owner_hash` text,
	`network_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `screening_subject` ON `screening` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `screening_queue` ON `screening` (`state`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `screening_owner` ON `screening` (`owner_hash`);--> statement-breakpoint
CREATE INDEX `screening_network` ON `screening` (`network_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `screening_updated` ON `screening` (`updated_at`);--> statement-breakpoint
ALTER TABLE `rent_form` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `documents_locked_until` integer;