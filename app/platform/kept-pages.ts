import { openText, sealText, sha256Hex } from "./crypto";

/** A page that a post was answered with. `policy`: what it may run. */
export type KeptPage = { html: string; policy: string };

/** How long somebody may take to mend what is wrong; then the page comes without it. */
export const keptPageSeconds = 30 * 60;
const purpose = "kept-page";

/** Keeps a page, sealed under the token that only its reader's cookie holds: nobody else opens it, we do not either. */
export async function keepPage(kv: KVNamespace, token: string, page: KeptPage): Promise<void> {
  const name = await nameOf(token);
  await kv.put(name, await sealText(token, purpose, name, JSON.stringify(page)), { expirationTtl: keptPageSeconds });
}

/** Null when it has ended or the token opens nothing. */
export async function findKeptPage(kv: KVNamespace, token: string): Promise<KeptPage | null> {
  const name = await nameOf(token);
  const sealed = await kv.get(name);
  return sealed === null ? null : (JSON.parse(await openText([token], purpose, name, sealed)) as KeptPage);
}

export async function dropKeptPage(kv: KVNamespace, token: string): Promise<void> {
  await kv.delete(await nameOf(token));
}

async function nameOf(token: string): Promise<string> {
  return `kept-page:${await sha256Hex(token)}`;
}
