import { createHash, randomBytes } from "node:crypto";
import { demoAccount } from "../../scripts/seed/sign-in.ts";
import { openLocalDatabase, readLocal } from "./local-d1.ts";
import type { SharedServer } from "./server.ts";

/** Gives the demo's form of forty applicants to a guest of its landlord's address; answers its id and the token of a link to it. */
export function demoOfGuest({ persistTo }: SharedServer): { formId: string; token: string } {
  const [form] = readLocal<{ id: string }>(
    persistTo,
    "SELECT form_id AS id FROM application GROUP BY form_id ORDER BY count(*) DESC LIMIT 1",
  );
  if (!form) throw new Error("No form with applications");
  const token = randomBytes(32).toString("base64url");
  const guestFormId = "a".repeat(26);
  const database = openLocalDatabase(persistTo);
  database.prepare("UPDATE rent_form SET landlord_id = NULL WHERE id = ?").run(form.id);
  database.prepare("UPDATE application SET landlord_id = NULL WHERE form_id = ?").run(form.id);
  database
    .prepare("INSERT INTO guest_rent_form (id, form_id, email, verified_at, created_at) VALUES (?, ?, ?, 1, 1)")
    .run(guestFormId, form.id, demoAccount.email);
  database
    .prepare("INSERT INTO link_token (hash, purpose, ref, expires_at, created_at) VALUES (?, 'manage-form', ?, ?, 1)")
    .run(createHash("sha256").update(token).digest("hex"), guestFormId, Date.now() + 1e9);
  database.close();
  return { formId: form.id, token };
}
