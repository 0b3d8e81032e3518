CREATE TABLE `address_change` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`from_email` text NOT NULL,
	`to_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `address_change_user` ON `address_change` (`user_id`);--> statement-breakpoint
CREATE INDEX `address_change_created` ON `address_change` (`created_at`);--> statement-breakpoint
CREATE TABLE `form_claim` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`form_ids` text,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `form_claim_user` ON `form_claim` (`user_id`);--> statement-breakpoint
CREATE INDEX `form_claim_created` ON `form_claim` (`created_at`);--> statement-breakpoint
CREATE TABLE `pending_sign_up` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`password` text,
	`token_hash` text NOT NULL,
	`browser_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_sign_up_token` ON `pending_sign_up` (`token_hash`);--> statement-breakpoint
CREATE INDEX `pending_sign_up_email` ON `pending_sign_up` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `pending_sign_up_expiry` ON `pending_sign_up` (`expires_at`);