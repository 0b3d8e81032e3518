CREATE TABLE `team_invitation_home` (
	`invitation_id` text NOT NULL,
	`home_id` text NOT NULL,
	PRIMARY KEY(`invitation_id`, `home_id`)
);
--> statement-breakpoint
CREATE INDEX `team_invitation_home_home` ON `team_invitation_home` (`home_id`);--> statement-breakpoint
CREATE TABLE `team_member_home` (
	`owner_id` text NOT NULL,
	`user_id` text NOT NULL,
	`home_id` text NOT NULL,
	PRIMARY KEY(`owner_id`, `user_id`, `home_id`)
);
--> statement-breakpoint
CREATE INDEX `team_member_home_home` ON `team_member_home` (`home_id`);--> statement-breakpoint
ALTER TABLE `team_invitation` ADD `is_limited` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `team_member` ADD `is_limited` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- Colleagues, invitations and homes end in several ways; what was chosen goes with each.
CREATE TRIGGER team_member_home_of_member AFTER DELETE ON team_member
BEGIN
  DELETE FROM team_member_home WHERE owner_id = OLD.owner_id AND user_id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER team_invitation_home_of_invitation AFTER DELETE ON team_invitation
BEGIN
  DELETE FROM team_invitation_home WHERE invitation_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER team_home_of_home AFTER DELETE ON home
BEGIN
  DELETE FROM team_member_home WHERE home_id = OLD.id;
  DELETE FROM team_invitation_home WHERE home_id = OLD.id;
END;
