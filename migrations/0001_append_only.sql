-- The audit log is appended to and nothing else. Rows may go after 24 months (63,072,000,000 ms).
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
-- Published versions are immutable: an application is always shown as it was asked.
CREATE TRIGGER rent_form_version_no_update BEFORE UPDATE ON rent_form_version
BEGIN
  SELECT RAISE(ABORT, 'published versions are never changed');
END;
