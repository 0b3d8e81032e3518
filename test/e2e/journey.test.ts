import { expect, it } from "vitest";
import { adminAccount, demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { readLocal } from "../support/local-d1.ts";
import { serverOf } from "../support/site.ts";

/** The demo, used as its people would: a tenant on a phone without JavaScript, then the landlord with the link of his mail. */
const server = await serverOf("demo");

it("the demo landlord's seeded data has read, shortlisted and decided applications, messages, and a screened form", () => {
  const rows = <T>(sql: string) => readLocal<T>(server.persistTo, sql);
  const states = rows<{ state: string; n: number }>("SELECT state, count(*) AS n FROM application GROUP BY state");
  expect(Object.fromEntries(states.map(({ state, n }) => [state, n]))).toEqual({
    submitted: 9,
    in_review: 26,
    shortlisted: 3,
    declined: 5,
  });
  expect(rows("SELECT 1 FROM rent_form WHERE new_count = 9 AND application_count = 40")).toHaveLength(1);
  // Red while the demo is beyond limits: none of its pages then says what it runs on.
  expect(rows("SELECT state, plan FROM rent_form WHERE unlimited = 0 ORDER BY id")).toEqual([
    { state: "open", plan: "credit" },
    { state: "draft", plan: "free" },
    { state: "closed", plan: "free" },
  ]);
  expect(rows("SELECT 1 FROM application_message")).toHaveLength(4);
  expect(rows("SELECT 1 FROM session")).toEqual([]);
  const views = rows<{ n: number }>(
    "SELECT sum(one.value) AS n FROM rent_form_month, json_each(counts) AS one WHERE one.key LIKE '% view'",
  );
  expect(views).toEqual([{ n: 107 }]);
});

it("the demo user and the admin can sign in with the seeded password", async () => {
  for (const [{ email }, path] of [
    [demoAccount, "/app/applicants"],
    [adminAccount, "/admin"],
  ] as const) {
    const signedIn = await fetch(`${server.origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.origin },
      body: JSON.stringify({ email, password: seedPassword }),
    });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
    const page = await fetch(`${server.origin}${path}`, { headers: { Cookie: cookie.join("; ") }, redirect: "manual" });
    expect([email, signedIn.status, page.status]).toEqual([email, 200, 200]);
  }
});
