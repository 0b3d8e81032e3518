CREATE TABLE `home_import` (
	`id` text PRIMARY KEY NOT NULL,
	`landlord_id` text NOT NULL,
	`state` text NOT NULL,
	`content` text NOT NULL,
	`is_strict` integer NOT NULL,
	`done_count` integer DEFAULT 0 NOT NULL,
	`total_count` integer NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `home_import_landlord` ON `home_import` (`landlord_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `home_import_expiry` ON `home_import` (`expires_at`);