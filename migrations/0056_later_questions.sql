DROP INDEX `info_request_open`;--> statement-breakpoint
ALTER TABLE `info_request` ADD `member_id` text;