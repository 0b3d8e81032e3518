import { aMember, type Browser, type Member } from "./accounts";
import { codeOf } from "./totp";

export const securityPage = "/app/settings/security";

export function post(browser: Browser, path: string, fields: Record<string, string>): Promise<Response> {
  return browser.call(path, new URLSearchParams(fields));
}

export type Guarded = Member & { key: string; recoveryCodes: string[] };

/** Somebody with an app, set up on the page; the code of the period before was used for it, so that this one's is free. */
export async function aGuardedMember(options: { email?: string } = {}): Promise<Guarded> {
  const member = await aMember(options);
  return { ...member, ...(await setUpApp(member.browser)) };
}

export async function setUpApp(browser: Browser): Promise<{ key: string; recoveryCodes: string[] }> {
  await post(browser, securityPage, { intent: "start-app" });
  const shown = await (await browser.call(securityPage)).text();
  const key = (/>((?:[A-Z2-7]{4} ){8}[A-Z2-7]{4})</.exec(shown)?.[1] ?? "").replaceAll(" ", "");
  const confirm = () => post(browser, securityPage, { intent: "confirm-app", code: codeOf(key, -1) });
  const first = await confirm();
  // A period may end between the making of its code and the look at it.
  const done = first.status === 200 ? first : await confirm();
  const recoveryCodes = [...(await done.text()).matchAll(/<li[^>]*>([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})<\/li>/g)];
  if (done.status !== 200 || recoveryCodes.length !== 10) throw new Error(`Not set up: ${done.status}, key ${key}`);
  return { key, recoveryCodes: recoveryCodes.map(([, code = ""]) => code) };
}
