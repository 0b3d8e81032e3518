CREATE TABLE `viewing_plan` (
	`form_id` text PRIMARY KEY NOT NULL,
	`stage` text NOT NULL,
	`rule` text NOT NULL,
	`commitment` text,
	`sealed_seed` text,
	`seed` text,
	`draw_at` integer,
	`drawn_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `viewing_plan_draw` ON `viewing_plan` (`draw_at`) WHERE draw_at IS NOT NULL AND drawn_at IS NULL;--> statement-breakpoint
CREATE TABLE `viewing_request` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`slot_id` text NOT NULL,
	`number` integer NOT NULL,
	`hash` text,
	`people` integer NOT NULL,
	`locale` text NOT NULL,
	`person` text,
	`person_key_id` text,
	`email_hash` text,
	`place` integer,
	`drawn` integer,
	`exception` text,
	`asked_at` integer NOT NULL,
	`given_at` integer,
	`ended_at` integer,
	`seen_at` integer,
	`missed_at` integer,
	`let_through_at` integer,
	`erase_at` integer,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`slot_id`) REFERENCES `viewing_slot`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `viewing_request_number` ON `viewing_request` (`form_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `viewing_request_place` ON `viewing_request` (`slot_id`,`place`) WHERE place IS NOT NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `viewing_request_person` ON `viewing_request` (`form_id`,`email_hash`) WHERE email_hash IS NOT NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `viewing_request_waiting` ON `viewing_request` (`slot_id`,`number`) WHERE place IS NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `viewing_request_unsealed` ON `viewing_request` (`form_id`,`number`) WHERE hash IS NULL;--> statement-breakpoint
CREATE INDEX `viewing_request_erasure` ON `viewing_request` (`erase_at`) WHERE erase_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `viewing_slot` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`capacity` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `viewing_slot_form` ON `viewing_slot` (`form_id`,`starts_at`);