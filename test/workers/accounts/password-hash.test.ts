import { describe, expect, it } from "vitest";
import { type AuthScope, runInAuthScope } from "../../../app/platform/auth/auth-scope.server";
import { verifyPassword } from "../../../app/platform/auth/password-hash.server";
import { hashNewPassword } from "../../../app/platform/auth/sign-up-options.server";
import { testServices } from "../../support/services";

/** A new password as the deployment keeps it, or a developer's server. */
function kept(password: string, isDevelopment: boolean): Promise<string> {
  const config = { ...testServices().config, isDevelopment };
  return runInAuthScope({ config } as AuthScope, () => hashNewPassword(password));
}

describe("hashing a new password", () => {
  // Red when `isDevelopment ? DEVELOPMENT_COST : COST` takes the first everywhere.
  it("costs in production what OWASP recommends, and less on a developer's server only", async () => {
    expect(await kept("seven quiet herons", false)).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{86}$/);
    expect(await kept("seven quiet herons", true)).toMatch(/^scrypt\$10\$1\$1\$[\w-]{22}\$[\w-]{86}$/);
  });

  it.each([true, false])(
    "a hash verifies its own password and no other (on a developer's server: %s)",
    async (isDevelopment) => {
      const hash = await kept("seven quiet herons", isDevelopment);
      expect(hash).not.toBe(await kept("seven quiet herons", isDevelopment));
      expect(await verifyPassword({ hash, password: "seven quiet herons" })).toBe(true);
      expect(await verifyPassword({ hash, password: "seven quiet heron" })).toBe(false);
    },
  );
});
