CREATE TABLE `application_correction` (
	`application_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`base_rev` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `application_correction_expiry` ON `application_correction` (`expires_at`);