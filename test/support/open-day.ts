import { type APIRequestContext, request } from "playwright-core";
import { expect } from "vitest";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { readLocal } from "./local-d1.ts";
import type { SharedServer } from "./server.ts";

export const demoFormId = "5eedf0a1-0000-4000-8000-000000000001";
const dayMs = 24 * 60 * 60 * 1000;

type Rule = { rule: "order" } | { rule: "lot"; drawAt: string };

/** An open day of the demo's form: two slots of half an hour in a week, by the landlord's own page. Their ids. */
export async function demoOpenDay(
  server: SharedServer,
  { capacity, ...rule }: Rule & { capacity: string },
): Promise<[string, string]> {
  const landlord = await request.newContext({ extraHTTPHeaders: { Origin: server.origin } });
  const data = { email: demoAccount.email, password: seedPassword };
  await landlord.post(`${server.origin}/api/auth/sign-in/email`, { data });
  const post = (form: Record<string, string>) => postForm(landlord, server, form);
  await post({ intent: "rule", stage: "before", ...rule });
  const date = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10);
  await post({ intent: "slots", date, from: "10:00", minutes: "30", pause: "0", count: "2", capacity });
  await landlord.dispose();
  // The job runs by itself that tells the form's first page of viewings.
  await expect
    .poll(async () => (await fetch(`${server.origin}/apply/demo-maple-street`)).text())
    .toContain("/viewing?");
  const slots = readLocal<{ id: string }>(server.persistTo, "SELECT id FROM viewing_slot ORDER BY starts_at");
  const [first, second] = slots.map(({ id }) => id);
  return [first ?? "", second ?? ""];
}

async function postForm(
  landlord: APIRequestContext,
  { origin }: SharedServer,
  form: Record<string, string>,
): Promise<void> {
  const answer = await landlord.post(`${origin}/app/forms/${demoFormId}/viewings`, { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${form.intent} answered ${answer.status()}`);
}
