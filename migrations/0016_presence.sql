CREATE TABLE `application_presence` (
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`doing` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `application_id`)
);
--> statement-breakpoint
CREATE INDEX `application_presence_application` ON `application_presence` (`application_id`);--> statement-breakpoint
CREATE INDEX `application_presence_seen` ON `application_presence` (`seen_at`);