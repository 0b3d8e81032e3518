CREATE TABLE `known_device` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`)
);
--> statement-breakpoint
CREATE INDEX `known_device_seen` ON `known_device` (`seen_at`);