CREATE TABLE `mail_block` (
	`recipient_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`until` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_block_until` ON `mail_block` (`until`) WHERE until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `mail_count` (
	`day` text NOT NULL,
	`what` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`day`, `what`)
);
--> statement-breakpoint
CREATE TABLE `mail_return` (
	`message_id` text PRIMARY KEY NOT NULL,
	`recipient_hash` text NOT NULL,
	`state` text NOT NULL,
	`code` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_return_recipient` ON `mail_return` (`recipient_hash`,`at`);--> statement-breakpoint
CREATE INDEX `mail_return_at` ON `mail_return` (`at`);--> statement-breakpoint
CREATE TABLE `mail_test` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`message_id` text,
	`state` text,
	`code` text,
	`told_at` integer
);
--> statement-breakpoint
CREATE INDEX `mail_test_created` ON `mail_test` (`created_at`);--> statement-breakpoint
CREATE INDEX `mail_test_message` ON `mail_test` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_delivery` ADD `message_id` text;--> statement-breakpoint
CREATE INDEX `mail_delivery_message` ON `mail_delivery` (`message_id`) WHERE message_id IS NOT NULL;