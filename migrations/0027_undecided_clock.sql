ALTER TABLE `application` ADD `end_announced_at` integer;--> statement-breakpoint
CREATE INDEX `application_end` ON `application` (`end_announced_at`) WHERE end_announced_at IS NOT NULL;