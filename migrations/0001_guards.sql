-- What drizzle-kit cannot write: triggers that hold whatever code writes.

-- The audit: rows are added, never changed, and kept for 24 months.
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
BEGIN
  SELECT RAISE(ABORT, 'audit rows are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_no_early_delete BEFORE DELETE ON audit
WHEN OLD.at > (CAST(strftime('%s', 'now') AS INTEGER) * 1000 - 63072000000)
BEGIN
  SELECT RAISE(ABORT, 'audit rows are kept for 24 months');
END;
--> statement-breakpoint
CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- A published version of a form never changes.
CREATE TRIGGER rent_form_version_no_update BEFORE UPDATE ON rent_form_version
BEGIN
  SELECT RAISE(ABORT, 'published versions are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER rent_form_version_no_replace BEFORE INSERT ON rent_form_version
WHEN EXISTS (SELECT 1 FROM rent_form_version WHERE id = NEW.id OR (form_id = NEW.form_id AND number = NEW.number))
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- The books of credits: rows are added, never changed; the same entry again is ignored; no lot falls below zero.
CREATE TRIGGER credit_entry_no_update BEFORE UPDATE ON credit_entry
BEGIN
  SELECT RAISE(ABORT, 'entries of the books are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER credit_entry_no_delete BEFORE DELETE ON credit_entry
BEGIN
  SELECT RAISE(ABORT, 'entries of the books are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER credit_entry_repeat BEFORE INSERT ON credit_entry
WHEN EXISTS (SELECT 1 FROM credit_entry WHERE id = NEW.id OR (kind = NEW.kind AND source_ref = NEW.source_ref))
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER credit_entry_not_below_zero BEFORE INSERT ON credit_entry
WHEN NEW.amount < 0 AND NEW.amount + (SELECT coalesce(sum(amount), 0) FROM credit_entry
  WHERE account_id = NEW.account_id AND lot_id = NEW.lot_id) < 0
  AND NOT EXISTS (SELECT 1 FROM credit_entry WHERE kind = NEW.kind AND source_ref = NEW.source_ref)
BEGIN
  SELECT RAISE(ABORT, 'lot below zero');
END;
--> statement-breakpoint
-- What is erased is noted, so that it is erased again after a restore.
CREATE TRIGGER erasure_of_application AFTER DELETE ON application
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('application', OLD.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_key AFTER DELETE ON application_key
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('key', OLD.application_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_form AFTER DELETE ON rent_form
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('form', OLD.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_contact AFTER DELETE ON contact_message
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('contact', OLD.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_user AFTER DELETE ON user
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('user', OLD.id) ON CONFLICT DO NOTHING;
END;
