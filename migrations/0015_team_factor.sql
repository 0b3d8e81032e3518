CREATE TABLE `team` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`needs_factor` integer NOT NULL
);
