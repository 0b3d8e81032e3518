CREATE INDEX `billing_consent_at` ON `billing_consent` (`at`);--> statement-breakpoint
CREATE INDEX `purchase_unpaid` ON `purchase` (`created_at`) WHERE consent_id IS NOT NULL AND state IN ('open', 'expired', 'failed');--> statement-breakpoint
CREATE INDEX `stripe_event_handled` ON `stripe_event` (`handled_at`) WHERE handled_at IS NOT NULL;