ALTER TABLE `application_draft` ADD `link_asked_at` integer;--> statement-breakpoint
ALTER TABLE `application_draft` ADD `remind_at` integer;--> statement-breakpoint
ALTER TABLE `application_draft` ADD `reminders_sent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `application_draft_remind` ON `application_draft` (`remind_at`) WHERE remind_at IS NOT NULL;