ALTER TABLE `rent_form` ADD `closing_notice_for` integer;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `erasure_notice_at` integer;--> statement-breakpoint
CREATE INDEX `rent_form_title` ON `rent_form` (`landlord_id`,"title" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `rent_form_ends` ON `rent_form` (`landlord_id`,CASE WHEN (state = 'open' OR state = 'paused' OR state = 'full') AND opens_until IS NOT NULL THEN opens_until ELSE 9007199254740991 END,`id`);--> statement-breakpoint
CREATE INDEX `rent_form_closing_notice` ON `rent_form` (`opens_until`) WHERE state IN ('open', 'paused') AND opens_until IS NOT closing_notice_for;--> statement-breakpoint
CREATE INDEX `rent_form_guest_rest` ON `rent_form` (`closed_at`) WHERE landlord_id IS NULL AND erasure_notice_at IS NULL AND state IN ('closed', 'archived');--> statement-breakpoint
CREATE INDEX `rent_form_erasure` ON `rent_form` (`erasure_notice_at`) WHERE erasure_notice_at IS NOT NULL;