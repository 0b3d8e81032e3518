CREATE TABLE `screen_day` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `screen_rule` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`effect` text NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`scope` text NOT NULL,
	`is_shadow` integer DEFAULT false NOT NULL,
	`until` integer NOT NULL,
	`why` text NOT NULL,
	`set_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`last_hit_at` integer
);
--> statement-breakpoint
CREATE INDEX `screen_rule_until` ON `screen_rule` (`until`);--> statement-breakpoint
CREATE TABLE `screen_ruleset` (
	`version` integer PRIMARY KEY NOT NULL,
	`weights` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `screen_switch` (
	`name` text PRIMARY KEY NOT NULL,
	`set_at` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `application` ADD `spam_facts` text;--> statement-breakpoint
CREATE INDEX `audit_decision` ON `audit` (`at`,`id`) WHERE (substr(action, 1, 6) = 'screen' OR action IN ('form.suspend', 'form.restore'));