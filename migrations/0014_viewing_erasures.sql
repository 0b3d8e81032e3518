-- Who asked for a viewing is erased from a row that stays.
CREATE TRIGGER erasure_of_viewing AFTER UPDATE OF person ON viewing_request
WHEN OLD.person IS NOT NULL AND NEW.person IS NULL
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('viewing', OLD.id) ON CONFLICT DO NOTHING;
END;
