DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` text DEFAULT 'ordinary' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `woken_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_lane_due` ON `outbox` (`lane`,`next_at`) WHERE done_at IS NULL AND dead_at IS NULL;