ALTER TABLE `user` ADD `language` text;--> statement-breakpoint
ALTER TABLE `guest_rent_form` ADD `language` text;