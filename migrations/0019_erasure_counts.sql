CREATE TABLE `erasure_count` (
	`landlord_id` text NOT NULL,
	`year` integer NOT NULL,
	`cause` text NOT NULL,
	`applications` integer NOT NULL,
	`documents` integer NOT NULL,
	`parts` integer NOT NULL,
	PRIMARY KEY(`landlord_id`, `year`, `cause`)
) WITHOUT ROWID;
