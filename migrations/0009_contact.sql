CREATE TABLE `contact_message` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`sealed` text NOT NULL,
	`email_hash` text NOT NULL,
	`text_hash` text NOT NULL,
	`is_spam` integer NOT NULL,
	`score` integer NOT NULL,
	`reasons` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_message_dedupe` ON `contact_message` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `contact_message_email` ON `contact_message` (`email_hash`);--> statement-breakpoint
CREATE INDEX `contact_message_text` ON `contact_message` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_message_spam` ON `contact_message` (`is_spam`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_message_expiry` ON `contact_message` (`expires_at`);