CREATE INDEX `application_erasure` ON `application` (`erasure_announced_at`) WHERE erasure_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_erasure_landlord` ON `application` (`landlord_id`,`erasure_announced_at`) WHERE erasure_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_held` ON `application` (`form_id`) WHERE held_at IS NOT NULL;