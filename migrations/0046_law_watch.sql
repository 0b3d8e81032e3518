CREATE TABLE `form_law` (
	`form_id` text PRIMARY KEY NOT NULL,
	`version_id` text NOT NULL,
	`place` text NOT NULL,
	`rules` text NOT NULL,
	`read_at` integer NOT NULL,
	`findings` text NOT NULL,
	`told` text DEFAULT '[]' NOT NULL,
	`announce_at` integer,
	`told_at` integer
);
--> statement-breakpoint
CREATE INDEX `form_law_announce` ON `form_law` (`announce_at`) WHERE announce_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `form_law_reading` (
	`form_id` text NOT NULL,
	`read_at` integer NOT NULL,
	`version_number` integer NOT NULL,
	`rules` text NOT NULL,
	`findings` integer NOT NULL,
	PRIMARY KEY(`form_id`, `read_at`)
);
--> statement-breakpoint
CREATE TABLE `law_hold` (
	`place` text PRIMARY KEY NOT NULL,
	`held_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `law_walk` (
	`id` text PRIMARY KEY NOT NULL,
	`goes_by` text NOT NULL,
	`cursor` text NOT NULL,
	`done_at` integer
);
