CREATE TABLE `mail_budget` (
	`key` text PRIMARY KEY NOT NULL,
	`general` text DEFAULT '{}' NOT NULL,
	`verification` text DEFAULT '{}' NOT NULL,
	`access` text DEFAULT '{}' NOT NULL,
	`letters` text DEFAULT '{}' NOT NULL,
	`pressed_at` integer,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
