ALTER TABLE `contact_message` ADD `decided_at` integer;--> statement-breakpoint
CREATE INDEX `application_judged` ON `application` (`submitted_at`) WHERE spam_reasons IS NOT NULL;