CREATE TABLE `erasure_entry` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `job_progress` (
	`name` text PRIMARY KEY NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`finished_at` integer,
	`found` integer DEFAULT 0 NOT NULL,
	`mended` integer DEFAULT 0 NOT NULL
);
