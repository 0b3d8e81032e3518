import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { linkIn } from "./account-page.ts";
import type { SharedServer } from "./server.ts";

/** As a page without script posts a form; the cookies of the answer are the context's. */
async function post(context: BrowserContext, address: string, form: Record<string, string>): Promise<void> {
  const headers = { Origin: new URL(address).origin };
  const answer = await context.request.post(address, { form, headers, maxRedirects: 0 });
  expect([address, answer.status()]).toEqual([address, expect.toBeOneOf([302, 303])]);
}

/** Signs in to the seed's account, for tests of something else: no page has been opened. */
export async function signInByPost(context: BrowserContext, { origin }: SharedServer): Promise<void> {
  await post(context, `${origin}/sign-in`, { email: demoAccount.email, password: seedPassword });
}

/**
 * Makes an account and confirms its address by the posts of the two pages, for tests of something else: the pages of this context
 * are signed in, and none has been opened.
 */
export async function signUpByPosts(context: BrowserContext, server: SharedServer, email: string): Promise<void> {
  await post(context, `${server.origin}/sign-up`, {
    name: "Dana Hartley-Quist",
    email,
    password: "seven quiet herons",
  });
  const mail = await server.mail(email, ({ subject }) => subject.startsWith("Confirm your email"));
  await post(context, linkIn(mail.text, "/verify-email?"), {});
}
