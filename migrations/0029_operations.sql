CREATE TABLE `alarm` (
	`name` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`told_at` integer,
	`fine_since` integer
);
--> statement-breakpoint
CREATE TABLE `heartbeat` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
