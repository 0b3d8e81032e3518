import { env } from "cloudflare:test";
import { createAuthClient } from "better-auth/client";
import { adminClient } from "better-auth/client/plugins";
import { z } from "zod";
import { hashPassword } from "../../app/platform/auth/password-hash.server";
import { openText } from "../../app/platform/crypto";
import { send } from "./requests";

export const origin = "http://localhost:8787";
const bindings = env as unknown as { DB: D1Database; SECRET: string; ADMIN_EMAIL: string };
export const db = bindings.DB;

/** A browser's cookies, kept by name. */
export class CookieJar {
  readonly cookies = new Map<string, string>();

  header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(pair.indexOf("=") + 1));
    }
  }

  copy(): CookieJar {
    const other = new CookieJar();
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}

let machines = 0;

/** An address of a machine that nobody else in this run has, so that limits do not meet. */
export function aMachine(): string {
  machines += 1;
  return `10.${Math.floor(Math.random() * 250)}.${Math.floor(machines / 250)}.${machines % 250}`;
}

export type Browser = ReturnType<typeof aBrowser>;

/** A browser of its own: cookies, network address, and the library's real client with the admin plugin. */
export function aBrowser(options: { jar?: CookieJar; machine?: string; userAgent?: string } = {}) {
  const jar = options.jar ?? new CookieJar();
  const machine = options.machine ?? aMachine();
  const userAgent = options.userAgent ?? "Mozilla/5.0 (X11; Linux x64) Firefox/140.0";

  async function fetchHere(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    const headers = new Headers(request.headers);
    if (!headers.has("origin")) headers.set("origin", origin);
    if (jar.cookies.size > 0) headers.set("cookie", jar.header());
    headers.set("cf-connecting-ip", machine);
    headers.set("user-agent", userAgent);
    const response = await send(new Request(request, { headers, redirect: "manual" }));
    jar.take(response);
    return response;
  }

  const client = createAuthClient({
    baseURL: `${origin}/api/auth`,
    plugins: [adminClient()],
    fetchOptions: { customFetchImpl: (input, init) => fetchHere(input, init) },
  });
  /** Any path, with the browser's cookies; an object becomes JSON, URLSearchParams a form. */
  async function call(path: string, body?: object | URLSearchParams, init: RequestInit = {}): Promise<Response> {
    if (body === undefined) return fetchHere(path, init);
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const headers = { "Content-Type": type, ...(init.headers as Record<string, string>) };
    return fetchHere(path, { method: "POST", ...init, headers, body: isForm ? body : JSON.stringify(body) });
  }
  return { jar, client, call, machine };
}

export function anAddress(): string {
  return `${crypto.randomUUID().slice(0, 13)}@accounts.example`;
}

export const aPassword = "seven quiet herons";

const letterSchema = z.object({ kind: z.string(), to: z.string(), link: z.string().optional() });
export type Letter = z.infer<typeof letterSchema>;

/** Letters that have been sent to an address, newest first, waiting for the consumer where it has not come by yet. */
export async function lettersTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { results } = await db
    .prepare("SELECT subject, text_body AS text FROM dev_mail WHERE to_address = ? ORDER BY sent_at DESC, rowid DESC")
    .bind(email)
    .all<{ subject: string; text: string }>();
  return results;
}

/** Letters that still lie sealed, opened. */
export async function sealedLetters(): Promise<Letter[]> {
  const { results } = await db.prepare("SELECT id, sealed FROM account_mail").all<{ id: string; sealed: string }>();
  return Promise.all(
    results.map(async ({ id, sealed }) =>
      letterSchema.parse(JSON.parse(await openText([bindings.SECRET], "account-mail", id, sealed))),
    ),
  );
}

/** Waits for a letter whose subject matches and gives the first link in it that contains `part`. */
export async function linkFor(email: string, subject: RegExp, part: string): Promise<string> {
  for (let tries = 0; tries < 80; tries += 1) {
    const letter = (await lettersTo(email)).find((entry) => subject.test(entry.subject));
    const link = letter?.text.split(/\s+/).find((word) => word.startsWith(origin) && word.includes(part));
    if (link) return link;
    await scheduler.wait(125);
  }
  const subjects = (await lettersTo(email)).map((letter) => letter.subject).join(" | ");
  throw new Error(`No such letter. There were: ${subjects || "none"}`);
}

export type Member = { browser: Browser; email: string; password: string; userId: string };

type Asked = { email?: string; name?: string };

/**
 * Somebody with a confirmed address, signed in by the form. The row was not made by signing up.
 */
export async function aMember(options: Asked = {}): Promise<Member> {
  const browser = aBrowser();
  const email = options.email ?? anAddress();
  return { browser, email, password: aPassword, userId: await insertAccount(browser, email, options.name) };
}

/** Somebody who went the whole way, for what hangs on signing up and confirming the address. */
export async function aNewMember({ email = anAddress(), name = "Maya Okafor" }: Asked = {}): Promise<Member> {
  const browser = aBrowser();
  await browser.client.signUp.email({ name, email, password: aPassword });
  await pressConfirm(browser, email);
  const row = await db.prepare("SELECT id FROM user WHERE email = ?").bind(email).first<{ id: string }>();
  if (!row) throw new Error("No such user");
  return { browser, email, password: aPassword, userId: row.id };
}

/** Presses the button behind the link of the newest mail that confirms this address. */
export async function pressConfirm(browser: Browser, email: string, password?: string): Promise<Response> {
  const link = await linkFor(email, /^Confirm your (new )?email address/, "/verify-email?token=");
  const response = await browser.call(link, new URLSearchParams(password ? { password } : {}));
  if (response.status !== 302) throw new Error(`Not confirmed: ${response.status}`);
  return response;
}

/** Asks for the forms made with the account's address: the link of the mail, and the forms that its page names. */
export async function askForForms({ browser, email }: Pick<Member, "browser" | "email">) {
  await browser.call("/app/guest-forms", new URLSearchParams({ intent: "mail" }));
  const link = await linkFor(email, /^Forms you made without signing in/, "/app/guest-forms?token=");
  const html = await (await browser.call(link)).text();
  const formIds = [...html.matchAll(/name="formId" value="([^"]+)"/g)].map(([, id = ""]) => id);
  return { link, html, formIds };
}

/** Takes over what the account's address made as a guest, by the mail and a press, as a person does. */
export async function takeOverForms(member: Pick<Member, "browser" | "email">): Promise<void> {
  const { link, formIds } = await askForForms(member);
  const fields = new URLSearchParams([["intent", "claim"], ...formIds.map((id) => ["formId", id])]);
  const response = await member.browser.call(link, fields);
  if (response.status !== 302) throw new Error(`Not taken over: ${response.status}`);
}

async function insertAccount(browser: Browser, email: string, name = "Maya Okafor"): Promise<string> {
  const userId = crypto.randomUUID();
  const now = Date.now();
  const hash = await hashPassword(aPassword, { isDevelopment: true });
  await db.batch([
    db
      .prepare(`INSERT INTO user (id, name, email, role, email_verified, created_at, updated_at)
        VALUES (?, ?, ?, ?, 1, ?, ?)`)
      .bind(userId, name, email, email === bindings.ADMIN_EMAIL ? "admin" : "user", now, now),
    db
      .prepare(`INSERT INTO account (id, account_id, provider_id, user_id, password, created_at, updated_at)
        VALUES (?, ?, 'credential', ?, ?, ?, ?)`)
      .bind(crypto.randomUUID(), userId, userId, hash, now, now),
  ]);
  const { error } = await browser.client.signIn.email({ email, password: aPassword });
  if (error) throw new Error(`Not signed in: ${error.status}`);
  return userId;
}

export async function count(sql: string, ...values: unknown[]): Promise<number> {
  const row = await db
    .prepare(sql)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? 0;
}
