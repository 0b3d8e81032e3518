CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE TABLE `account_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_mail_user` ON `account_mail` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_mail_expiry` ON `account_mail` (`expires_at`);--> statement-breakpoint
CREATE TABLE `erasure_task` (
	`id` text PRIMARY KEY NOT NULL,
	`store` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erasure_task_created` ON `erasure_task` (`created_at`);--> statement-breakpoint
CREATE TABLE `known_device` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`)
);
--> statement-breakpoint
CREATE INDEX `known_device_seen` ON `known_device` (`seen_at`);--> statement-breakpoint
CREATE INDEX `known_device_hash` ON `known_device` (`device_hash`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`country` text,
	`impersonated_by` text,
	`factor_at` integer,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE INDEX `session_created` ON `session` (`created_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text,
	`banned` integer DEFAULT false,
	`ban_reason` text,
	`ban_expires` integer,
	`hides_names` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`created_at`);--> statement-breakpoint
CREATE INDEX `user_banned` ON `user` (`ban_expires`) WHERE banned = 1;--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE INDEX `verification_expiry` ON `verification` (`expires_at`);--> statement-breakpoint
CREATE INDEX `verification_value` ON `verification` (`value`);--> statement-breakpoint
CREATE TABLE `application` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`version_id` text NOT NULL,
	`landlord_id` text,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`body_hash` text NOT NULL,
	`move_in` text,
	`income_monthly_minor` integer,
	`income_currency` text,
	`adults` integer,
	`has_pets` integer,
	`locale` text NOT NULL,
	`document_count` integer DEFAULT 0 NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`is_let` integer DEFAULT false NOT NULL,
	`is_waiting_for_members` integer DEFAULT false NOT NULL,
	`duplicate_of` text,
	`created_at` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`first_viewed_at` integer,
	`decided_at` integer,
	`updated_at` integer NOT NULL,
	`state_before` text,
	`household_completed_at` integer,
	`changed_at` integer,
	`seen_rev` integer,
	`unread_answer_at` integer,
	`spam_score` integer NOT NULL,
	`spam_reasons` text,
	`text_hash` text,
	`person_hash` text,
	`confirmed_at` integer,
	`is_starred` integer DEFAULT false NOT NULL,
	`decline_reason` text,
	`searched_at` integer,
	`person` text,
	`person_key_id` text,
	`email_hash` text,
	`phone_hash` text,
	`search_terms` text,
	`held_at` integer,
	`end_announced_at` integer,
	`erasure_announced_at` integer,
	`plan` text NOT NULL,
	`erase_at` integer,
	`skipped_at` integer,
	`tell_by` integer,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `application_reference` ON `application` (`reference`);--> statement-breakpoint
CREATE INDEX `application_form` ON `application` (`form_id`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `application_same_email` ON `application` (`form_id`,`email_hash`,`submitted_at`) WHERE landlord_id IS NULL AND email_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_same_phone` ON `application` (`form_id`,`phone_hash`,`submitted_at`) WHERE landlord_id IS NULL AND phone_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_same_person` ON `application` (`form_id`,`person_hash`,`submitted_at`) WHERE person_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_same_text` ON `application` (`text_hash`,`submitted_at`) WHERE text_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_spam` ON `application` (`form_id`,`submitted_at`,`id`) WHERE is_spam = 1;--> statement-breakpoint
CREATE INDEX `application_spam_age` ON `application` (`submitted_at`) WHERE is_spam = 1;--> statement-breakpoint
CREATE INDEX `application_inbox` ON `application` (`landlord_id`,`is_archived`,`submitted_at`,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_state` ON `application` (`landlord_id`,`is_archived`,`state`,`submitted_at`,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_starred` ON `application` (`landlord_id`,`submitted_at`,`id`) WHERE is_spam = 0 AND is_starred = 1;--> statement-breakpoint
CREATE INDEX `application_completed` ON `application` (`landlord_id`,`is_archived`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_moves_in` ON `application` (`landlord_id`,`is_archived`,CASE WHEN move_in IS NULL THEN '9999' ELSE move_in END,`id`) WHERE is_spam = 0 AND landlord_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_queue` ON `application` (`form_id`,(skipped_at IS NOT NULL),`is_waiting_for_members`,CASE WHEN household_completed_at IS NULL THEN submitted_at ELSE household_completed_at END,`id`) WHERE is_spam = 0 AND state IN ('submitted', 'in_review', 'info_requested', 'shortlisted');--> statement-breakpoint
CREATE INDEX `application_let` ON `application` (`form_id`) WHERE is_let = 1;--> statement-breakpoint
CREATE INDEX `application_approved` ON `application` (`form_id`) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX `application_unsearched` ON `application` (`submitted_at`) WHERE searched_at IS NULL OR search_terms IS NULL;--> statement-breakpoint
CREATE INDEX `application_erasure` ON `application` (`erasure_announced_at`) WHERE erasure_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_erasure_landlord` ON `application` (`landlord_id`,`erasure_announced_at`) WHERE erasure_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_end` ON `application` (`end_announced_at`) WHERE end_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_erase_due` ON `application` (`erase_at`) WHERE erasure_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_end_due` ON `application` (`erase_at`) WHERE end_announced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_tell_by` ON `application` (`tell_by`,`landlord_id`) WHERE tell_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_held` ON `application` (`form_id`) WHERE held_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `application_correction` (
	`application_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`base_rev` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `application_correction_expiry` ON `application_correction` (`expires_at`);--> statement-breakpoint
CREATE TABLE `application_data` (
	`application_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `application_draft` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`version_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`data` text NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`submitted_at` integer,
	`link_asked_at` integer,
	`remind_at` integer,
	`reminders_sent` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `application_draft_remind` ON `application_draft` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `application_draft_form` ON `application_draft` (`form_id`);--> statement-breakpoint
CREATE TABLE `application_key` (
	`application_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `application_revision` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`rev` integer NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_revision_rev` ON `application_revision` (`application_id`,`rev`);--> statement-breakpoint
CREATE TABLE `info_request` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`form_id` text NOT NULL,
	`member_id` text,
	`items` text NOT NULL,
	`answer` text,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`answered_at` integer,
	`cancelled_at` integer,
	`remind_at` integer
);
--> statement-breakpoint
CREATE INDEX `info_request_application` ON `info_request` (`application_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `info_request_form` ON `info_request` (`form_id`);--> statement-breakpoint
CREATE INDEX `info_request_remind` ON `info_request` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `person_key` (
	`id` text PRIMARY KEY NOT NULL,
	`holder_id` text NOT NULL,
	`landlord_id` text,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `person_key_holder` ON `person_key` (`holder_id`);--> statement-breakpoint
CREATE INDEX `person_key_landlord` ON `person_key` (`landlord_id`) WHERE landlord_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `billing_account` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`stripe_customer_id` text,
	`currency` text,
	`country` text,
	`is_business` integer,
	`tax_id_status` text,
	`hold_reason` text,
	`held_at` integer,
	`mor` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_account_user` ON `billing_account` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_account_customer` ON `billing_account` (`stripe_customer_id`);--> statement-breakpoint
CREATE TABLE `billing_consent` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`text_version` text NOT NULL,
	`text_hash` text NOT NULL,
	`locale` text NOT NULL,
	`ip_hash` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_consent_account` ON `billing_consent` (`account_id`,`at`);--> statement-breakpoint
CREATE INDEX `billing_consent_at` ON `billing_consent` (`at`);--> statement-breakpoint
CREATE TABLE `credit_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`source_ref` text NOT NULL,
	`expires_at` integer,
	`at` integer NOT NULL,
	`paid_until` integer,
	CONSTRAINT "credit_entry_amount" CHECK(amount <> 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entry_source` ON `credit_entry` (`kind`,`source_ref`);--> statement-breakpoint
CREATE INDEX `credit_entry_account` ON `credit_entry` (`account_id`,`lot_id`,`amount`,`expires_at`,`at`);--> statement-breakpoint
CREATE TABLE `purchase` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`price_key` text NOT NULL,
	`credits` integer,
	`quantity` integer DEFAULT 1 NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`stripe_session_id` text,
	`stripe_payment_intent` text,
	`stripe_invoice_id` text,
	`consent_id` text,
	`created_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_session` ON `purchase` (`stripe_session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_payment` ON `purchase` (`stripe_payment_intent`);--> statement-breakpoint
CREATE INDEX `purchase_account` ON `purchase` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_open` ON `purchase` (`created_at`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `purchase_unpaid` ON `purchase` (`created_at`) WHERE consent_id IS NOT NULL AND state IN ('open', 'expired', 'failed');--> statement-breakpoint
CREATE TABLE `stripe_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text,
	`customer_id` text,
	`created` integer NOT NULL,
	`api_version` text,
	`livemode` integer NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stripe_event_waiting` ON `stripe_event` (`received_at`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE INDEX `stripe_event_customer` ON `stripe_event` (`customer_id`,`created`);--> statement-breakpoint
CREATE INDEX `stripe_event_handled` ON `stripe_event` (`handled_at`) WHERE handled_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `subscription` (
	`account_id` text PRIMARY KEY NOT NULL,
	`stripe_subscription_id` text NOT NULL,
	`status` text NOT NULL,
	`price_key` text NOT NULL,
	`seats` integer DEFAULT 3 NOT NULL,
	`started_at` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancel_at` integer,
	`grace_until` integer,
	`forms_settled_at` integer,
	`synced_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_stripe` ON `subscription` (`stripe_subscription_id`);--> statement-breakpoint
CREATE INDEX `subscription_period` ON `subscription` (`period_end`);--> statement-breakpoint
CREATE INDEX `subscription_grace` ON `subscription` (`grace_until`) WHERE grace_until IS NOT NULL AND forms_settled_at IS NULL;--> statement-breakpoint
CREATE INDEX `subscription_unsettled` ON `subscription` (`grace_until`) WHERE forms_settled_at IS NULL OR forms_settled_at < grace_until;--> statement-breakpoint
CREATE TABLE `voucher` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`code_hash` text,
	`last4` text NOT NULL,
	`label` text NOT NULL,
	`campaign` text,
	`credits` integer NOT NULL,
	`gift_months` integer DEFAULT 12 NOT NULL,
	`max_redemptions` integer DEFAULT 1 NOT NULL,
	`per_account` integer DEFAULT 1 NOT NULL,
	`audience` text DEFAULT 'any' NOT NULL,
	`audience_ref` text,
	`valid_from` integer,
	`valid_until` integer,
	`note` text,
	`batch_id` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`revoked_at` integer,
	`revoked_by` text,
	`revoked_why` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_token` ON `voucher` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code` ON `voucher` (`code_hash`);--> statement-breakpoint
CREATE INDEX `voucher_created` ON `voucher` (`created_at`);--> statement-breakpoint
CREATE INDEX `voucher_batch` ON `voucher` (`batch_id`) WHERE batch_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `voucher_redemption` (
	`voucher_id` text NOT NULL,
	`n` integer NOT NULL,
	`account_id` text NOT NULL,
	`at` integer NOT NULL,
	`email_hash` text,
	`network_hash` text,
	PRIMARY KEY(`voucher_id`, `n`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_redemption_account` ON `voucher_redemption` (`voucher_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `voucher_redemption_of` ON `voucher_redemption` (`account_id`);--> statement-breakpoint
CREATE TABLE `contact_message` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`sealed` text NOT NULL,
	`email_hash` text NOT NULL,
	`text_hash` text NOT NULL,
	`is_spam` integer NOT NULL,
	`score` integer NOT NULL,
	`reasons` text NOT NULL,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_message_dedupe` ON `contact_message` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `contact_message_email` ON `contact_message` (`email_hash`);--> statement-breakpoint
CREATE INDEX `contact_message_text` ON `contact_message` (`text_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_message_spam` ON `contact_message` (`is_spam`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_message_expiry` ON `contact_message` (`expires_at`);--> statement-breakpoint
CREATE TABLE `document` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`path` text NOT NULL,
	`object_key` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`content_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`claimed_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `document_application` ON `document` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `document_removed` ON `document` (`removed_at`) WHERE removed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `export_task` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text,
	`options` text,
	`done_count` integer,
	`total_count` integer,
	`state` text NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`cursor` text,
	`object_key` text NOT NULL,
	`key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`size_bytes` integer,
	`made_until` integer,
	`created_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `export_task_user` ON `export_task` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `export_task_expiry` ON `export_task` (`expires_at`);--> statement-breakpoint
CREATE TABLE `guest_rent_form` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`email` text NOT NULL,
	`verified_at` integer,
	`unsubscribed_at` integer,
	`claimed_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_rent_form_form` ON `guest_rent_form` (`form_id`);--> statement-breakpoint
CREATE INDEX `guest_rent_form_email` ON `guest_rent_form` (`email`);--> statement-breakpoint
CREATE TABLE `rent_form` (
	`id` text PRIMARY KEY NOT NULL,
	`url_id` text NOT NULL,
	`landlord_id` text,
	`state` text NOT NULL,
	`state_before` text,
	`title` text NOT NULL,
	`draft` text NOT NULL,
	`draft_rev` integer DEFAULT 1 NOT NULL,
	`published_version_id` text,
	`published_at` integer,
	`opens_until` integer,
	`closed_at` integer,
	`max_applications` integer,
	`plan` text DEFAULT 'free' NOT NULL,
	`plan_source` text,
	`paid_until` integer,
	`paid_terms` integer DEFAULT 0 NOT NULL,
	`unlimited` integer DEFAULT false NOT NULL,
	`application_count` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	`archived_at` integer,
	`erasing_at` integer,
	`erasing_for` text,
	`copied_from` text,
	`closing_notice_for` integer,
	`erasure_notice_at` integer,
	`is_reviewed_in_order` integer DEFAULT false NOT NULL,
	`held_at` integer,
	`documents_locked_until` integer,
	`banned_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rent_form_url_id` ON `rent_form` (`url_id`);--> statement-breakpoint
CREATE INDEX `rent_form_landlord` ON `rent_form` (`landlord_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `rent_form_closing` ON `rent_form` (`opens_until`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `rent_form_bin` ON `rent_form` (`deleted_at`) WHERE state = 'deleted';--> statement-breakpoint
CREATE INDEX `rent_form_resting` ON `rent_form` (`closed_at`) WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX `rent_form_title` ON `rent_form` (`landlord_id`,"title" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `rent_form_running` ON `rent_form` (`landlord_id`,`plan`,`opens_until`) WHERE landlord_id IS NOT NULL AND state IN ('open', 'paused');--> statement-breakpoint
CREATE INDEX `rent_form_ends` ON `rent_form` (`landlord_id`,CASE WHEN (state = 'open' OR state = 'paused' OR state = 'full') AND opens_until IS NOT NULL THEN opens_until ELSE 9007199254740991 END,`id`);--> statement-breakpoint
CREATE INDEX `rent_form_closing_notice` ON `rent_form` (`opens_until`) WHERE state IN ('open', 'paused') AND opens_until IS NOT closing_notice_for;--> statement-breakpoint
CREATE INDEX `rent_form_guest_rest` ON `rent_form` (`closed_at`) WHERE landlord_id IS NULL AND erasure_notice_at IS NULL AND state IN ('closed', 'archived');--> statement-breakpoint
CREATE INDEX `rent_form_erasing` ON `rent_form` (`erasing_at`) WHERE erasing_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_erasing_for` ON `rent_form` (`erasing_for`) WHERE erasing_for IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_banned` ON `rent_form` (`banned_at`) WHERE banned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_erasure` ON `rent_form` (`erasure_notice_at`) WHERE erasure_notice_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `rent_form_media` (
	`form_id` text NOT NULL,
	`hash` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`look` text,
	`alike` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`form_id`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `rent_form_media_hash` ON `rent_form_media` (`hash`);--> statement-breakpoint
CREATE INDEX `rent_form_media_look_1` ON `rent_form_media` (substr(look, 1, 4)) WHERE look IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_5` ON `rent_form_media` (substr(look, 5, 4)) WHERE look IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_9` ON `rent_form_media` (substr(look, 9, 4)) WHERE look IS NOT NULL;--> statement-breakpoint
CREATE INDEX `rent_form_media_look_13` ON `rent_form_media` (substr(look, 13, 4)) WHERE look IS NOT NULL;--> statement-breakpoint
CREATE TABLE `rent_form_month` (
	`form_id` text NOT NULL,
	`month` text NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`form_id`, `month`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `rent_form_version` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`number` integer NOT NULL,
	`definition` text NOT NULL,
	`hash` text NOT NULL,
	`published_at` integer NOT NULL,
	`law_check` text,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rent_form_version_number` ON `rent_form_version` (`form_id`,`number`);--> statement-breakpoint
CREATE TABLE `application_member` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`form_id` text NOT NULL,
	`role` text NOT NULL,
	`contact` text NOT NULL,
	`email_hash` text NOT NULL,
	`invited_at` integer NOT NULL,
	`opened_at` integer,
	`completed_at` integer,
	`removed_at` integer,
	`declined_at` integer,
	`version_id` text,
	`body_hash` text,
	`income_monthly_minor` integer,
	`income_currency` text,
	`document_count` integer DEFAULT 0 NOT NULL,
	`remind_at` integer,
	`reminders_sent` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`form_id`) REFERENCES `rent_form`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`version_id`) REFERENCES `rent_form_version`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_member_person` ON `application_member` (`application_id`,`email_hash`);--> statement-breakpoint
CREATE INDEX `application_member_form` ON `application_member` (`form_id`);--> statement-breakpoint
CREATE INDEX `application_member_remind` ON `application_member` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `form_law` (
	`form_id` text PRIMARY KEY NOT NULL,
	`version_id` text NOT NULL,
	`place` text NOT NULL,
	`rules` text NOT NULL,
	`read_at` integer NOT NULL,
	`findings` text NOT NULL,
	`told` text DEFAULT '[]' NOT NULL,
	`announce_at` integer,
	`told_at` integer
);
--> statement-breakpoint
CREATE INDEX `form_law_announce` ON `form_law` (`announce_at`) WHERE announce_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `form_law_reading` (
	`form_id` text NOT NULL,
	`read_at` integer NOT NULL,
	`version_number` integer NOT NULL,
	`rules` text NOT NULL,
	`findings` integer NOT NULL,
	PRIMARY KEY(`form_id`, `read_at`)
);
--> statement-breakpoint
CREATE TABLE `law_hold` (
	`place` text PRIMARY KEY NOT NULL,
	`held_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `law_walk` (
	`id` text PRIMARY KEY NOT NULL,
	`goes_by` text NOT NULL,
	`cursor` text NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE TABLE `mail_block` (
	`recipient_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`until` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_block_until` ON `mail_block` (`until`) WHERE until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `mail_count` (
	`day` text NOT NULL,
	`what` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`day`, `what`)
);
--> statement-breakpoint
CREATE TABLE `mail_return` (
	`message_id` text PRIMARY KEY NOT NULL,
	`recipient_hash` text NOT NULL,
	`state` text NOT NULL,
	`code` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_return_recipient` ON `mail_return` (`recipient_hash`,`at`);--> statement-breakpoint
CREATE INDEX `mail_return_at` ON `mail_return` (`at`);--> statement-breakpoint
CREATE TABLE `mail_test` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`message_id` text,
	`state` text,
	`code` text,
	`told_at` integer
);
--> statement-breakpoint
CREATE INDEX `mail_test_created` ON `mail_test` (`created_at`);--> statement-breakpoint
CREATE INDEX `mail_test_message` ON `mail_test` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `alarm` (
	`name` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`told_at` integer,
	`fine_since` integer
);
--> statement-breakpoint
CREATE TABLE `heartbeat` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sweep_failure` (
	`sweep` text NOT NULL,
	`row_id` text NOT NULL,
	`tries` integer NOT NULL,
	`next_at` integer NOT NULL,
	PRIMARY KEY(`sweep`, `row_id`)
);
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`impersonator_id` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	`ip_hash` text,
	`user_agent_hash` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_target` ON `audit` (`target_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_decision` ON `audit` (`at`,`id`) WHERE (substr(action, 1, 6) = 'screen' OR action IN ('form.suspend', 'form.restore'));--> statement-breakpoint
CREATE TABLE `dev_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`from_address` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text_body` text NOT NULL,
	`headers` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dev_mail_to` ON `dev_mail` (`to_address`,`sent_at`);--> statement-breakpoint
CREATE INDEX `dev_mail_sent` ON `dev_mail` (`sent_at`);--> statement-breakpoint
CREATE TABLE `landlord_mailbox` (
	`holder_id` text NOT NULL,
	`mailbox` text NOT NULL,
	`mailed_at` integer,
	`pressed_at` integer,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`holder_id`, `mailbox`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `link_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`ref` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	`mailbox` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `link_token_ref` ON `link_token` (`ref`,`purpose`);--> statement-breakpoint
CREATE TABLE `mail_budget` (
	`key` text PRIMARY KEY NOT NULL,
	`general` text DEFAULT '{}' NOT NULL,
	`verification` text DEFAULT '{}' NOT NULL,
	`access` text DEFAULT '{}' NOT NULL,
	`pressed_at` integer,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`landlord_id` text,
	`form_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`digest_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notification_ref` ON `notification` (`ref`) WHERE id <> ref;--> statement-breakpoint
CREATE INDEX `notification_form` ON `notification` (`form_id`) WHERE kind <> 'application-new';--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`landlord_id`,`created_at`,`id`) WHERE read_at IS NULL AND landlord_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notification_seen` ON `notification` (`landlord_id`,`created_at`,`id`) WHERE read_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notification_digest` ON `notification` (`landlord_id`,`digest_at`) WHERE digest_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notification_preference` (
	`user_id` text PRIMARY KEY NOT NULL,
	`choices` text NOT NULL,
	`zone` text,
	`seen_zone` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`dedupe_key` text,
	`lane` text DEFAULT 'ordinary' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`woken_at` integer,
	`lease_until` integer,
	`done_at` integer,
	`dead_at` integer,
	`held_for` text,
	`last_error` text,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe` ON `outbox` (`dedupe_key`) WHERE dedupe_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_lane_due` ON `outbox` (`lane`,`next_at`) WHERE done_at IS NULL AND dead_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_dead` ON `outbox` (`dead_at`) WHERE dead_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_held` ON `outbox` (`held_for`) WHERE held_for IS NOT NULL;--> statement-breakpoint
CREATE TABLE `rate_bucket` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `erasure_entry` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `job_progress` (
	`name` text PRIMARY KEY NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`finished_at` integer,
	`found` integer DEFAULT 0 NOT NULL,
	`mended` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `applicant_letter` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`send_at` integer NOT NULL,
	`claimed_at` integer,
	`sent_at` integer,
	`cancelled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `applicant_letter_application` ON `applicant_letter` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `applicant_letter_waiting` ON `applicant_letter` (`application_id`) WHERE sent_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE TABLE `application_message` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`author` text NOT NULL,
	`author_id` text,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `application_message_thread` ON `application_message` (`application_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `application_message_unseen` ON `application_message` (`application_id`) WHERE author = 'applicant' AND read_at IS NULL;--> statement-breakpoint
CREATE TABLE `application_note` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`author_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `application_note_application` ON `application_note` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_term` (
	`landlord_id` text NOT NULL,
	`term` text NOT NULL,
	`application_id` text NOT NULL,
	PRIMARY KEY(`landlord_id`, `term`, `application_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `erasure_count` (
	`landlord_id` text NOT NULL,
	`year` integer NOT NULL,
	`cause` text NOT NULL,
	`applications` integer NOT NULL,
	`documents` integer NOT NULL,
	`parts` integer NOT NULL,
	PRIMARY KEY(`landlord_id`, `year`, `cause`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `mail_delivery` (
	`id` text NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`reader` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`error` text,
	`repeats` text,
	`message_id` text,
	PRIMARY KEY(`application_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mail_delivery_message` ON `mail_delivery` (`message_id`) WHERE message_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_delivery_unsent` ON `mail_delivery` (`id`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `reference_request` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`form_id` text NOT NULL,
	`kind` text NOT NULL,
	`path` text NOT NULL,
	`contact` text NOT NULL,
	`asked_at` integer NOT NULL,
	`asked_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	`answered_at` integer,
	`declined_at` integer,
	`cancelled_at` integer,
	`answer` text,
	`remind_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reference_request_open` ON `reference_request` (`application_id`,`path`) WHERE answered_at IS NULL AND declined_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX `reference_request_application` ON `reference_request` (`application_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `reference_request_form` ON `reference_request` (`form_id`);--> statement-breakpoint
CREATE INDEX `reference_request_remind` ON `reference_request` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `screen_day` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `screen_rule` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`effect` text NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`scope` text NOT NULL,
	`is_shadow` integer DEFAULT false NOT NULL,
	`until` integer NOT NULL,
	`why` text NOT NULL,
	`set_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`last_hit_at` integer
);
--> statement-breakpoint
CREATE INDEX `screen_rule_until` ON `screen_rule` (`until`);--> statement-breakpoint
CREATE TABLE `screen_switch` (
	`name` text PRIMARY KEY NOT NULL,
	`set_at` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `form_home` (
	`form_id` text PRIMARY KEY NOT NULL,
	`address_key` text NOT NULL,
	`place_key` text NOT NULL,
	`bedrooms` integer,
	`rent_minor` integer
);
--> statement-breakpoint
CREATE INDEX `form_home_address` ON `form_home` (`address_key`);--> statement-breakpoint
CREATE INDEX `form_home_rent` ON `form_home` (`place_key`,`bedrooms`,`rent_minor`);--> statement-breakpoint
CREATE TABLE `form_report` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`code` text NOT NULL,
	`sealed` text,
	`network_hash` text NOT NULL,
	`is_proven` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_report_once` ON `form_report` (`form_id`,`network_hash`,`code`);--> statement-breakpoint
CREATE INDEX `form_report_at` ON `form_report` (`created_at`);--> statement-breakpoint
CREATE TABLE `question_doubt` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`sealed` text NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	`decided_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_doubt_once` ON `question_doubt` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `question_doubt_waiting` ON `question_doubt` (`created_at`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE TABLE `screening` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`score` integer NOT NULL,
	`reasons` text NOT NULL,
	`facts` text NOT NULL,
	`outcome` text NOT NULL,
	`state` text NOT NULL,
	`decision` text,
	`decided_at` integer,
	`decided_by` text,
	`decided_why` text,
	`appeal_sealed` text,
	`appealed_at` integer,
	`answer_sealed` text,
	`answered_at` integer,
	`owner_hash` text,
	`network_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `screening_subject` ON `screening` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `screening_queue` ON `screening` (`state`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `screening_owner` ON `screening` (`owner_hash`);--> statement-breakpoint
CREATE INDEX `screening_network` ON `screening` (`network_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `screening_updated` ON `screening` (`updated_at`);--> statement-breakpoint
CREATE TABLE `factor_loss` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `factor_step` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `factor_step_expiry` ON `factor_step` (`expires_at`);--> statement-breakpoint
CREATE INDEX `factor_step_user` ON `factor_step` (`user_id`);--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `totp_factor` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `address_change` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`from_email` text NOT NULL,
	`to_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `address_change_user` ON `address_change` (`user_id`);--> statement-breakpoint
CREATE INDEX `address_change_created` ON `address_change` (`created_at`);--> statement-breakpoint
CREATE TABLE `form_claim` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`form_ids` text,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `form_claim_user` ON `form_claim` (`user_id`);--> statement-breakpoint
CREATE INDEX `form_claim_created` ON `form_claim` (`created_at`);--> statement-breakpoint
CREATE TABLE `pending_sign_up` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`password` text,
	`token_hash` text NOT NULL,
	`browser_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_sign_up_token` ON `pending_sign_up` (`token_hash`);--> statement-breakpoint
CREATE INDEX `pending_sign_up_email` ON `pending_sign_up` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `pending_sign_up_expiry` ON `pending_sign_up` (`expires_at`);