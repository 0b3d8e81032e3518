CREATE TABLE `landlord_mailbox` (
	`holder_id` text NOT NULL,
	`mailbox` text NOT NULL,
	`mailed_at` integer,
	`pressed_at` integer,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`holder_id`, `mailbox`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `link_token` ADD `mailbox` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `held_for` text;--> statement-breakpoint
CREATE INDEX `outbox_held` ON `outbox` (`held_for`) WHERE held_for IS NOT NULL;