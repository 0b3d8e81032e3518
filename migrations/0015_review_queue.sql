ALTER TABLE `application` ADD `skipped_at` integer;--> statement-breakpoint
CREATE INDEX `application_completed` ON `application` (`landlord_id`,`is_archived`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0;--> statement-breakpoint
CREATE INDEX `application_moves_in` ON `application` (`landlord_id`,`is_archived`,CASE WHEN move_in IS NULL THEN '9999' ELSE move_in END,`id`) WHERE is_spam = 0;--> statement-breakpoint
CREATE INDEX `application_form_state` ON `application` (`form_id`,`is_archived`,`state`,`submitted_at`,`id`) WHERE is_spam = 0;--> statement-breakpoint
CREATE INDEX `application_queue` ON `application` (`form_id`,(skipped_at IS NOT NULL),`is_waiting_for_members`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0 AND state IN ('submitted', 'in_review', 'info_requested', 'shortlisted');--> statement-breakpoint
CREATE INDEX `application_let` ON `application` (`form_id`) WHERE is_let = 1;--> statement-breakpoint
CREATE INDEX `application_version` ON `application` (`version_id`) WHERE is_spam = 0;