CREATE TABLE `person_key` (
	`id` text PRIMARY KEY NOT NULL,
	`holder_id` text NOT NULL,
	`landlord_id` text,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `person_key_holder` ON `person_key` (`holder_id`);--> statement-breakpoint
CREATE INDEX `person_key_landlord` ON `person_key` (`landlord_id`) WHERE landlord_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `application_same_email`;--> statement-breakpoint
DROP INDEX `application_same_phone`;--> statement-breakpoint
DROP INDEX `application_unsearched`;--> statement-breakpoint
ALTER TABLE `application` ADD `person` text;--> statement-breakpoint
ALTER TABLE `application` ADD `person_key_id` text;--> statement-breakpoint
ALTER TABLE `application` ADD `email_hash` text;--> statement-breakpoint
ALTER TABLE `application` ADD `phone_hash` text;--> statement-breakpoint
CREATE INDEX `application_same_email` ON `application` (`form_id`,`email_hash`,`submitted_at`) WHERE landlord_id IS NULL AND email_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_same_phone` ON `application` (`form_id`,`phone_hash`,`submitted_at`) WHERE landlord_id IS NULL AND phone_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_unsearched` ON `application` (`submitted_at`) WHERE searched_at IS NULL OR search_terms IS NULL OR applicant_name <> '' OR applicant_email <> '' OR applicant_phone IS NOT NULL;