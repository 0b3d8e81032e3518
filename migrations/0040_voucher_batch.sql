ALTER TABLE `voucher` ADD `batch_id` text;--> statement-breakpoint
CREATE INDEX `voucher_batch` ON `voucher` (`batch_id`) WHERE batch_id IS NOT NULL;