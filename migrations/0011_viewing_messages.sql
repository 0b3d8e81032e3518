ALTER TABLE `viewing_request` ADD `message` text;--> statement-breakpoint
ALTER TABLE `viewing_request` ADD `messaged_at` integer;