ALTER TABLE `rent_form_media` ADD `look` text;--> statement-breakpoint
ALTER TABLE `rent_form_media` ADD `alike` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_1` ON `rent_form_media` (substr(`look`, 1, 4)) WHERE `look` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_5` ON `rent_form_media` (substr(`look`, 5, 4)) WHERE `look` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_9` ON `rent_form_media` (substr(`look`, 9, 4)) WHERE `look` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_13` ON `rent_form_media` (substr(`look`, 13, 4)) WHERE `look` IS NOT NULL;
