DROP TABLE `screen_ruleset`;--> statement-breakpoint
DROP INDEX `application_judged`;--> statement-breakpoint
ALTER TABLE `application` DROP COLUMN `spam_facts`;--> statement-breakpoint
ALTER TABLE `screening` DROP COLUMN `ruleset_version`;