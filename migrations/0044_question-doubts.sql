CREATE TABLE `question_doubt` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`sealed` text NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_doubt_once` ON `question_doubt` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `question_doubt_waiting` ON `question_doubt` (`created_at`) WHERE decided_at IS NULL;