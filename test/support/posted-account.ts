import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import { linkIn } from "./account-page.ts";
import type { SharedServer } from "./server.ts";

/**
 * Makes an account and confirms its address by the posts of the two pages, for tests of something else: the pages of this context
 * are signed in, and none has been opened.
 */
export async function signUpByPosts(context: BrowserContext, server: SharedServer, email: string): Promise<void> {
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { Origin: server.origin };
    const answer = await context.request.post(server.origin + path, { form, headers, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, expect.toBeOneOf([302, 303])]);
  };
  await send("/sign-up", { name: "Dana Hartley-Quist", email, password: "seven quiet herons" });
  const mail = await server.mail(email, ({ subject }) => subject.startsWith("Confirm your email"));
  const { pathname, search } = new URL(linkIn(mail.text, "/verify-email?"));
  await send(pathname + search, {});
}
