CREATE TABLE `assigned_workload` (
	`landlord_id` text NOT NULL,
	`user_id` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`landlord_id`, `user_id`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `notification_unread`;--> statement-breakpoint
DROP INDEX `notification_seen`;--> statement-breakpoint
ALTER TABLE `notification` ADD `owner_id` text;--> statement-breakpoint
ALTER TABLE `notification` ADD `actor_id` text;--> statement-breakpoint
CREATE INDEX `notification_unread` ON `notification` (`landlord_id`,`created_at`,`id`,`owner_id`) WHERE read_at IS NULL AND landlord_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notification_seen` ON `notification` (`landlord_id`,`created_at`,`id`,`owner_id`) WHERE read_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `application` ADD `assigned_to` text;--> statement-breakpoint
CREATE INDEX `application_assigned` ON `application` (`landlord_id`,`assigned_to`,`is_archived`,`submitted_at`,`id`) WHERE assigned_to IS NOT NULL;--> statement-breakpoint
ALTER TABLE `rent_form` ADD `assigned_to` text;--> statement-breakpoint
ALTER TABLE `notification_preference` ADD `team_choices` text;--> statement-breakpoint
ALTER TABLE `application_note` ADD `mentions` text;
--> statement-breakpoint
CREATE TRIGGER assigned_of_new AFTER INSERT ON application
WHEN NEW.assigned_to IS NOT NULL AND NEW.landlord_id IS NOT NULL AND NEW.is_spam = 0 AND NEW.is_archived = 0
BEGIN
  INSERT INTO assigned_workload (landlord_id, user_id, count) VALUES (NEW.landlord_id, NEW.assigned_to, 1)
  ON CONFLICT (landlord_id, user_id) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER assigned_of_gone AFTER DELETE ON application
WHEN OLD.assigned_to IS NOT NULL AND OLD.landlord_id IS NOT NULL AND OLD.is_spam = 0 AND OLD.is_archived = 0
BEGIN
  UPDATE assigned_workload SET count = count - 1 WHERE landlord_id = OLD.landlord_id AND user_id = OLD.assigned_to;
  DELETE FROM assigned_workload WHERE landlord_id = OLD.landlord_id AND user_id = OLD.assigned_to AND count <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER assigned_of_moved AFTER UPDATE OF landlord_id, assigned_to, is_spam, is_archived ON application
WHEN (OLD.assigned_to IS NOT NULL OR NEW.assigned_to IS NOT NULL)
  AND (OLD.landlord_id IS NOT NEW.landlord_id OR OLD.assigned_to IS NOT NEW.assigned_to OR OLD.is_spam <> NEW.is_spam
    OR OLD.is_archived <> NEW.is_archived)
BEGIN
  UPDATE assigned_workload SET count = count - 1
    WHERE landlord_id = OLD.landlord_id AND user_id = OLD.assigned_to AND OLD.is_spam = 0 AND OLD.is_archived = 0;
  DELETE FROM assigned_workload WHERE landlord_id = OLD.landlord_id AND user_id = OLD.assigned_to AND count <= 0;
  INSERT INTO assigned_workload (landlord_id, user_id, count)
    SELECT NEW.landlord_id, NEW.assigned_to, 1
    WHERE NEW.landlord_id IS NOT NULL AND NEW.assigned_to IS NOT NULL AND NEW.is_spam = 0 AND NEW.is_archived = 0
    ON CONFLICT (landlord_id, user_id) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Colleagues leave in several ways; what they were to see to, and what they were told, goes with each.
CREATE TRIGGER assigned_of_member AFTER DELETE ON team_member
BEGIN
  UPDATE application SET assigned_to = NULL WHERE landlord_id = OLD.owner_id AND assigned_to = OLD.user_id;
  UPDATE rent_form SET assigned_to = NULL WHERE landlord_id = OLD.owner_id AND assigned_to = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notification_of_member AFTER DELETE ON team_member
BEGIN
  DELETE FROM notification WHERE landlord_id = OLD.user_id AND owner_id = OLD.owner_id AND read_at IS NULL;
  DELETE FROM notification WHERE landlord_id = OLD.user_id AND owner_id = OLD.owner_id AND read_at IS NOT NULL;
END;
