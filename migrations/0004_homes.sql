CREATE TABLE `home` (
	`id` text PRIMARY KEY NOT NULL,
	`landlord_id` text NOT NULL,
	`key` text NOT NULL,
	`line1` text NOT NULL,
	`line2` text,
	`city` text NOT NULL,
	`region` text,
	`postcode` text,
	`country` text NOT NULL,
	`reference` text,
	`facts` text DEFAULT '{}' NOT NULL,
	`zone` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `home_key` ON `home` (`landlord_id`,`key`);--> statement-breakpoint
CREATE INDEX `home_address` ON `home` (`landlord_id`,"line1" COLLATE NOCASE,`id`);--> statement-breakpoint
ALTER TABLE `application` ADD `home_id` text;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `home_id` text;--> statement-breakpoint
CREATE INDEX `rent_form_home` ON `rent_form` (`home_id`,`created_at`,`id`) WHERE home_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_homeless` ON `rent_form` (`created_at`) WHERE home_id IS NULL AND landlord_id IS NOT NULL AND published_version_id IS NOT NULL;--> statement-breakpoint
-- A form comes to another home in several ways; its applications follow in all of them.
CREATE TRIGGER application_home_follows AFTER UPDATE OF home_id ON rent_form
WHEN OLD.home_id IS NOT NEW.home_id
BEGIN
  UPDATE application SET home_id = NEW.home_id WHERE form_id = NEW.id;
END;
