CREATE TABLE `team_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitation_email` ON `team_invitation` (`owner_id`,`email`);--> statement-breakpoint
CREATE INDEX `team_invitation_expiry` ON `team_invitation` (`expires_at`);--> statement-breakpoint
CREATE TABLE `team_member` (
	`owner_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `team_member_user` ON `team_member` (`user_id`);