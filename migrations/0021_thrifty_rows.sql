-- D1 counts a row for each entry of each index. What an application can be found by already needs none of its own (README,
-- "What it costs to run").

-- The notice of an application that came in has the application's id from now on.
DROP INDEX `notification_ref`;--> statement-breakpoint
CREATE INDEX `notification_ref` ON `notification` (`ref`) WHERE id <> ref;--> statement-breakpoint

-- An application keeps the list of its words, by which they are found again. Where a job of the Worker before is still to write
-- them, the list stays NULL and the sweep writes both.
ALTER TABLE `application` ADD `search_terms` text;--> statement-breakpoint
UPDATE `application` SET `search_terms` = (SELECT json_group_array(`term`) FROM `application_term` WHERE `application_id` = `application`.`id`) WHERE `searched_at` IS NULL OR `searched_at` > 0;--> statement-breakpoint
DROP INDEX `application_term_application`;--> statement-breakpoint
DROP INDEX `application_unsearched`;--> statement-breakpoint
CREATE INDEX `application_unsearched` ON `application` (`submitted_at`) WHERE searched_at IS NULL OR search_terms IS NULL;--> statement-breakpoint

-- Of an account's form the same person is found by these words, which now have the whole address: the sweep writes it to those
-- of the last 30 days.
DROP INDEX `application_same_email`;--> statement-breakpoint
DROP INDEX `application_same_phone`;--> statement-breakpoint
CREATE INDEX `application_same_email` ON `application` (`form_id`,lower(applicant_email),`submitted_at`) WHERE landlord_id IS NULL;--> statement-breakpoint
CREATE INDEX `application_same_phone` ON `application` (`form_id`,`applicant_phone`,`submitted_at`) WHERE landlord_id IS NULL AND applicant_phone IS NOT NULL;--> statement-breakpoint
UPDATE `application` SET `searched_at` = NULL WHERE `landlord_id` IS NOT NULL AND `applicant_email` <> '' AND `submitted_at` > (CAST(strftime('%s', 'now') AS INTEGER) - 2592000) * 1000;--> statement-breakpoint

-- Lists of an account hold nothing of a guest's form, which has its list by form.
DROP INDEX `application_inbox`;--> statement-breakpoint
CREATE INDEX `application_inbox` ON `application` (`landlord_id`,`is_archived`,`submitted_at`,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `application_state`;--> statement-breakpoint
CREATE INDEX `application_state` ON `application` (`landlord_id`,`is_archived`,`state`,`submitted_at`,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `application_completed`;--> statement-breakpoint
CREATE INDEX `application_completed` ON `application` (`landlord_id`,`is_archived`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `application_moves_in`;--> statement-breakpoint
CREATE INDEX `application_moves_in` ON `application` (`landlord_id`,`is_archived`,CASE WHEN move_in IS NULL THEN '9999' ELSE move_in END,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `notification_unread`;--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`landlord_id`,`created_at`,`id`) WHERE read_at IS NULL AND landlord_id IS NOT NULL;--> statement-breakpoint

-- Visits are counted in one row a form and month; what was counted by days is read with them.
CREATE TABLE `rent_form_month` (
	`form_id` text NOT NULL,
	`month` text NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`form_id`, `month`)
) WITHOUT ROWID;
