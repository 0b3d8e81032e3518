ALTER TABLE `rent_form` ADD `banned_at` integer;--> statement-breakpoint
CREATE INDEX `rent_form_banned` ON `rent_form` (`banned_at`) WHERE banned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_banned` ON `user` (`ban_expires`) WHERE banned = 1;