import { env } from "cloudflare:test";
import { startGuestForm } from "../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "../../app/features/deciding/manage-link/commands/verify-and-publish.server";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import type { AccountLandlord, GuestLandlord } from "../../app/kernel/actor";
import { createIdMaker, type GuestRentFormId, type RentFormId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { sha256Hex } from "../../app/platform/crypto";
import { mintLinkToken } from "../../app/platform/link-tokens.server";
import { consoleLogger } from "../../app/platform/logger";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { aDefinition } from "./definition";
import { testServices as servicesWith } from "./services";

export { aDefinition, text } from "./definition";

export const bindings = env as unknown as Env;
export const ids = createIdMaker();

/** Services whose clock stands at `now` until `setNow` moves it. */
export function testServices(now: Date = new Date()) {
  return servicesWith({ now, log: consoleLogger });
}

/** Stores a token as the mail consumer does and gives its raw form. */
export async function mintToken(
  services: Services,
  link: { purpose: string; lifetimeMs: number },
  ref: string,
): Promise<string> {
  return mintLinkToken(services, { ...link, ref });
}

export function anEmail(): string {
  return `${ids.nodeId()}@landlord.example`;
}

export type StartedForm = {
  draftId: string;
  email: string;
  formId: RentFormId;
  guestRentFormId: GuestRentFormId;
  verifyToken: string;
};

/** A form that waits for its confirmation, with the link's token. */
export async function aStartedForm(
  services: Services,
  options: { email?: string; definition?: FormDefinition; draftId?: string } = {},
): Promise<StartedForm> {
  const draftId = options.draftId ?? crypto.randomUUID();
  const email = options.email ?? anEmail();
  const definition = options.definition ?? aDefinition();
  const visitor = { kind: "visitor", address: ids.nodeId() } as const;
  const started = await startGuestForm(services, visitor, { draftId, email, notify: true, definition });
  if (!started.ok) throw new Error(started.code);
  const row = await bindings.DB.prepare(
    "SELECT id, form_id FROM guest_rent_form WHERE email = ? ORDER BY created_at DESC, rowid DESC LIMIT 1",
  )
    .bind(email)
    .first<{ id: GuestRentFormId; form_id: RentFormId }>();
  if (!row) throw new Error("Nothing was stored");
  const verifyToken = await mintToken(services, mailLinks.verifyForm, row.id);
  return { draftId, email, formId: row.form_id, guestRentFormId: row.id, verifyToken };
}

export type PublishedGuestForm = StartedForm & { urlId: string; manageToken: string; actor: GuestLandlord };

/** A published form and its landlord. */
export async function aPublishedForm(
  services: Services,
  options: { email?: string; definition?: FormDefinition } = {},
): Promise<PublishedGuestForm> {
  const started = await aStartedForm(services, options);
  const published = await verifyAndPublish(services, { token: started.verifyToken });
  if (!published.ok) throw new Error(published.code);
  const { manageToken } = published.value;
  const actor = { kind: "guest", manageHashes: [await sha256Hex(manageToken)] } as const;
  return { ...started, urlId: published.value.urlId, manageToken, actor };
}

/** A form on which a credit was spent, when an account had it: it takes more than a guest's. */
export async function unlimited({ formId }: { formId: string }): Promise<void> {
  await bindings.DB.prepare("UPDATE rent_form SET unlimited = 1 WHERE id = ?").bind(formId).run();
}

export type Account = { userId: string; email: string; actor: AccountLandlord };

/** Somebody with a confirmed address and a session, as better-auth would leave them. */
export async function anAccount(services: Services): Promise<Account> {
  const [userId, sessionToken, email] = [crypto.randomUUID(), ids.token(), anEmail()];
  const at = services.clock.now().getTime();
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO user (id, name, email, email_verified, created_at, updated_at, role) VALUES (?, 'Maya Okafor', ?, 1, ?, ?, 'user')",
    ).bind(userId, email, at, at),
    bindings.DB.prepare(
      "INSERT INTO session (id, token, user_id, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
    ).bind(crypto.randomUUID(), sessionToken, userId, at + 7 * 24 * 3_600_000, at, at),
  ]);
  return { userId, email, actor: { kind: "account", sessionToken } };
}

export async function formRow(formId: string) {
  const row = await bindings.DB.prepare("SELECT * FROM rent_form WHERE id = ?").bind(formId).first();
  if (!row) throw new Error("No such form");
  return row as Record<string, string | number | null>;
}

export async function countRows(sql: string, ...values: unknown[]): Promise<number> {
  const row = await bindings.DB.prepare(sql)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? 0;
}
