CREATE TABLE `sweep_failure` (
	`sweep` text NOT NULL,
	`row_id` text NOT NULL,
	`tries` integer NOT NULL,
	`next_at` integer NOT NULL,
	PRIMARY KEY(`sweep`, `row_id`)
);
--> statement-breakpoint
ALTER TABLE `application` ADD `erase_at` integer;--> statement-breakpoint
CREATE INDEX `application_erase_due` ON `application` (CASE WHEN erase_at IS NULL THEN 0 ELSE erase_at END) WHERE erasure_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_end_due` ON `application` (CASE WHEN erase_at IS NULL THEN 0 ELSE erase_at END) WHERE end_announced_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `erasing_at` integer;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `erasing_for` text;--> statement-breakpoint
CREATE INDEX `rent_form_erasing` ON `rent_form` (`erasing_at`) WHERE erasing_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_erasing_for` ON `rent_form` (`erasing_for`) WHERE erasing_for IS NOT NULL;