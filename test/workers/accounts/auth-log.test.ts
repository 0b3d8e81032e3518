import { describe, expect, it } from "vitest";
import { logFailure } from "../../../app/platform/auth/create-auth.server";
import { hashPassword } from "../../../app/platform/auth/password-hash.server";
import { bindings } from "../../support/forms";
import { silentLog, testServices } from "../../support/services";

/** What an operator would be shown while this happens. */
async function errorsOf(act: (services: ReturnType<typeof testServices>) => Promise<unknown>) {
  const lines: [string, object | undefined][] = [];
  const log = { ...silentLog, error: (event: string, fields?: object) => void lines.push([event, fields]) };
  await act(testServices({ log }));
  return lines;
}

/** An account that signs in with this password and then a code. */
async function storeGuardedAccount(email: string, password: string): Promise<void> {
  const id = crypto.randomUUID();
  const hash = await hashPassword(password, { isDevelopment: true });
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?, 'A', ?, 1, 1, 1)",
    ).bind(id, email),
    bindings.DB.prepare(
      "INSERT INTO account (id, account_id, provider_id, user_id, password, created_at, updated_at) VALUES (?, ?, 'credential', ?, ?, 1, 1)",
    ).bind(id, id, id, hash),
    bindings.DB.prepare(
      "INSERT INTO totp_factor (user_id, sealed, confirmed_at, created_at) VALUES (?, 'x', 1, 1)",
    ).bind(id),
  ]);
}

const request = () => new Request("http://localhost:8787/sign-in", { headers: { "cf-connecting-ip": "10.9.8.7" } });

describe("the log of the auth library", () => {
  it("does not log a wrong password, an unknown address or a foreign redirect address as a failure", async () => {
    const wrong = { email: "nobody@log.example", password: "not this one at all" };
    const lines = await errorsOf(async ({ auth }) => {
      expect((await auth.post(request(), "/sign-in/email", wrong)).status).toBe(401);
      expect((await auth.post(request(), "/sign-in/email", { ...wrong, callbackURL: "//evil.test" })).status).toBe(403);
    });
    expect(lines).toEqual([]);
  });

  // Red when logFailure does not ask whether a second step is due: each such sign-in was an error of the operator's.
  it("does not log a sign-in that waits for its second factor as a failure", async () => {
    const typed = { email: `${crypto.randomUUID()}@log.example`, password: "seven quiet herons" };
    const lines = await errorsOf(async ({ auth }) => {
      await storeGuardedAccount(typed.email, typed.password);
      expect(await auth.post(request(), "/sign-in/email", typed)).toMatchObject({ isFactorAsked: true });
    });
    expect(lines).toEqual([]);
  });

  // Red when logFailure drops the error, or logs the library's message.
  it("logs a failure by its error name, code and source line, with the id of the request", async () => {
    const printed: unknown[][] = [];
    const { error } = console;
    console.error = (...values: unknown[]) => void printed.push(values);
    const lines = await errorsOf(async (services) => {
      const { db } = services;
      await db.run("ALTER TABLE user RENAME TO away_user");
      try {
        const typed = { email: "maya@log.example", password: "seven quiet herons" };
        expect(await services.auth.post(request(), "/sign-in/email", typed)).toMatchObject({ status: 503 });
      } finally {
        await db.run("ALTER TABLE away_user RENAME TO user");
      }
    });
    console.error = error;
    // Red without `onAPIError`: the library prints the statement with the address that was typed.
    expect(printed).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain("log.example");
    for (const [event, fields] of lines) {
      expect(event).toBe("auth-failed");
      expect(fields).toMatchObject({ request: expect.stringMatching(/^[0-9a-f]{16}$/), code: "SQLITE_ERROR" });
    }
  });

  it("never logs the library's own messages, which contain addresses", () => {
    const printed: string[] = [];
    const { error } = console;
    console.error = (line: string) => void printed.push(line);
    try {
      logFailure("error", "Failed for maya@secret.example", new TypeError("maya@secret.example"));
      logFailure("error", "Invalid origin: https://secret.example");
      logFailure("warn", "User maya@secret.example not found");
    } finally {
      console.error = error;
    }
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('"error":"TypeError"');
    expect(printed[0]).not.toContain("secret");
  });
});
