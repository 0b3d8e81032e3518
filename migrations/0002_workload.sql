CREATE TABLE `landlord_workload` (
	`landlord_id` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`landlord_id`, `state`)
) WITHOUT ROWID;
--> statement-breakpoint
-- Many statements move applications; a trigger forgets none of them.
CREATE TRIGGER workload_of_new AFTER INSERT ON application
WHEN NEW.landlord_id IS NOT NULL AND NEW.is_spam = 0 AND NEW.is_archived = 0
BEGIN
  INSERT INTO landlord_workload (landlord_id, state, count) VALUES (NEW.landlord_id, NEW.state, 1)
  ON CONFLICT (landlord_id, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER workload_of_gone AFTER DELETE ON application
WHEN OLD.landlord_id IS NOT NULL AND OLD.is_spam = 0 AND OLD.is_archived = 0
BEGIN
  UPDATE landlord_workload SET count = count - 1 WHERE landlord_id = OLD.landlord_id AND state = OLD.state;
  DELETE FROM landlord_workload WHERE landlord_id = OLD.landlord_id AND state = OLD.state AND count <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER workload_of_moved AFTER UPDATE OF landlord_id, state, is_spam, is_archived ON application
WHEN OLD.landlord_id IS NOT NEW.landlord_id OR OLD.state <> NEW.state OR OLD.is_spam <> NEW.is_spam
  OR OLD.is_archived <> NEW.is_archived
BEGIN
  UPDATE landlord_workload SET count = count - 1
    WHERE landlord_id = OLD.landlord_id AND state = OLD.state AND OLD.is_spam = 0 AND OLD.is_archived = 0;
  DELETE FROM landlord_workload WHERE landlord_id = OLD.landlord_id AND state = OLD.state AND count <= 0;
  INSERT INTO landlord_workload (landlord_id, state, count)
    SELECT NEW.landlord_id, NEW.state, 1
    WHERE NEW.landlord_id IS NOT NULL AND NEW.is_spam = 0 AND NEW.is_archived = 0
    ON CONFLICT (landlord_id, state) DO UPDATE SET count = count + 1;
END;
