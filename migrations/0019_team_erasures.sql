-- What a colleague may no longer open: a restore of the database must not give it back. Ids are joined by colons.
CREATE TRIGGER erasure_of_team_member AFTER DELETE ON team_member
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('team-member', OLD.owner_id || ':' || OLD.user_id) ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER erasure_of_team_role AFTER UPDATE OF role ON team_member
WHEN NEW.role <> OLD.role AND (NEW.role = 'viewer' OR OLD.role = 'manager')
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('team-role', NEW.owner_id || ':' || NEW.user_id || ':' || NEW.role)
    ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER erasure_of_team_limit AFTER UPDATE OF is_limited ON team_member
WHEN NEW.is_limited = 1 AND OLD.is_limited = 0
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('team-limit', NEW.owner_id || ':' || NEW.user_id) ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER erasure_of_team_home AFTER DELETE ON team_member_home
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('team-home', OLD.owner_id || ':' || OLD.user_id || ':' || OLD.home_id)
    ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER erasure_of_team_invitation AFTER DELETE ON team_invitation
BEGIN
  INSERT INTO erasure_entry (kind, id) VALUES ('team-invitation', OLD.id) ON CONFLICT DO NOTHING;
END;
