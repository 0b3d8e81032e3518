ALTER TABLE `viewing_slot` ADD `cancelled_at` integer;--> statement-breakpoint
CREATE INDEX `viewing_request_slot` ON `viewing_request` (`slot_id`);