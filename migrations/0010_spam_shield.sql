ALTER TABLE `application` ADD `text_hash` text;--> statement-breakpoint
ALTER TABLE `application` ADD `person_hash` text;--> statement-breakpoint
ALTER TABLE `application` ADD `confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `application_same_email` ON `application` (`form_id`,lower(applicant_email),`submitted_at`);--> statement-breakpoint
CREATE INDEX `application_same_phone` ON `application` (`form_id`,`applicant_phone`,`submitted_at`) WHERE applicant_phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_same_person` ON `application` (`form_id`,`person_hash`,`submitted_at`) WHERE person_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_same_text` ON `application` (`text_hash`,`submitted_at`) WHERE text_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_spam` ON `application` (`form_id`,`submitted_at`,`id`) WHERE is_spam = 1;--> statement-breakpoint
CREATE INDEX `application_spam_age` ON `application` (`submitted_at`) WHERE is_spam = 1;