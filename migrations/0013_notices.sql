CREATE TABLE `notification_preference` (
	`user_id` text PRIMARY KEY NOT NULL,
	`choices` text NOT NULL,
	`zone` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `notification` ADD `digest_at` integer;--> statement-breakpoint
CREATE INDEX `notification_ref` ON `notification` (`ref`);--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`landlord_id`,`created_at`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX `notification_digest` ON `notification` (`landlord_id`,`digest_at`) WHERE digest_at IS NOT NULL;