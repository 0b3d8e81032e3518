ALTER TABLE `application` ADD `tell_by` integer;--> statement-breakpoint
CREATE INDEX `application_tell_by` ON `application` (`tell_by`,`landlord_id`) WHERE tell_by IS NOT NULL;