import { openText, sealText, sha256Hex } from "./crypto";

/** A page that a post was answered with. `policy`: what it may run. */
type KeptPage = { html: string; policy: string };
/** `token`: of its reader's cookie. `session`: the reader's session cookie as it came; "" for who is not signed in. */
type PageReader = { token: string; session: string };

/** How long somebody may take to mend what is wrong; then the page comes without it. */
export const keptPageSeconds = 30 * 60;
const purpose = "kept-page";

/** Keeps a page, sealed under what only its reader's cookies hold: after signing out nobody opens it, nor do we. */
export async function keepPage(kv: KVNamespace, reader: PageReader, page: KeptPage): Promise<void> {
  const name = await nameOf(reader.token);
  const sealed = await sealText(keyOf(reader), purpose, name, JSON.stringify(page));
  await kv.put(name, sealed, { expirationTtl: keptPageSeconds });
}

/** Null when it has ended, or the cookies open nothing. */
export async function findKeptPage(kv: KVNamespace, reader: PageReader): Promise<KeptPage | null> {
  const name = await nameOf(reader.token);
  const sealed = await kv.get(name);
  if (sealed === null) return null;
  const opened = await openText([keyOf(reader)], purpose, name, sealed).catch(() => null);
  return opened === null ? null : (JSON.parse(opened) as KeptPage);
}

export async function dropKeptPage(kv: KVNamespace, { token }: Pick<PageReader, "token">): Promise<void> {
  await kv.delete(await nameOf(token));
}

function keyOf({ token, session }: PageReader): string {
  return `${token}.${session}`;
}

async function nameOf(token: string): Promise<string> {
  return `kept-page:${await sha256Hex(token)}`;
}
