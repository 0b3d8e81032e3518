-- What erases a person's data leaves the id in erasure_entry, in the same transaction, whatever code erases it.
CREATE TRIGGER erasure_of_key AFTER DELETE ON application_key
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('key', OLD.application_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_application AFTER DELETE ON application
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('application', OLD.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_form AFTER DELETE ON rent_form
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('form', OLD.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_user AFTER DELETE ON user
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('user', OLD.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER erasure_of_contact AFTER DELETE ON contact_message
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('contact', OLD.id) ON CONFLICT DO NOTHING;
END;
