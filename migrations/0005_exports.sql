CREATE TABLE `export_task` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text,
	`state` text NOT NULL,
	`object_key` text NOT NULL,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`size_bytes` integer,
	`created_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `export_task_user` ON `export_task` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `export_task_expiry` ON `export_task` (`expires_at`);