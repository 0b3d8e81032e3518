CREATE TABLE `rent_form_day` (
	`form_id` text NOT NULL,
	`day` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`form_id`, `day`, `event`)
);
--> statement-breakpoint
CREATE TABLE `rent_form_media` (
	`form_id` text NOT NULL,
	`hash` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`form_id`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `rent_form_media_hash` ON `rent_form_media` (`hash`);--> statement-breakpoint
ALTER TABLE `rent_form` ADD `archived_at` integer;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `copied_from` text;--> statement-breakpoint
CREATE INDEX `rent_form_bin` ON `rent_form` (`deleted_at`) WHERE state = 'deleted';--> statement-breakpoint
CREATE INDEX `rent_form_resting` ON `rent_form` (`closed_at`) WHERE state = 'closed';--> statement-breakpoint
ALTER TABLE `rent_form_version` ADD `law_check` text;