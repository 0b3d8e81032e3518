ALTER TABLE `export_task` ADD `step` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `export_task` ADD `cursor` text;