DROP INDEX `application_unsearched`;--> statement-breakpoint
CREATE INDEX `application_unsearched` ON `application` (`submitted_at`) WHERE searched_at IS NULL OR search_terms IS NULL;--> statement-breakpoint
ALTER TABLE `application` DROP COLUMN `applicant_name`;--> statement-breakpoint
ALTER TABLE `application` DROP COLUMN `applicant_email`;--> statement-breakpoint
ALTER TABLE `application` DROP COLUMN `applicant_phone`;