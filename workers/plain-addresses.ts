import { createMiddleware } from "hono/factory";
import { visibleText } from "../app/kernel/visible-text";
import type { AppEnv } from "./app-env";

/** Marks that a sentence, a bracket or a chat leaves at the end of a link. No address of ours ends in one. */
const marksAtEnd = /(?:[.,;:!?)\]}>'"*\u2019\u201d\u00bb\u2026]|%2C|%3B|%3A|%3F)+$/i;
/** Of a search: what is typed there may end in a mark, a token does not. */
const marksBehindToken = new RegExp(`([?&]token=[\\w.-]*\\w)${marksAtEnd.source}`, "i");

/** The address that was meant by a copied or typed one: a form's in small letters, without marks and what nobody sees. */
export function plainAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path = cleaned(pathname, (text) =>
    visibleText(text)
      .replace(marksAtEnd, "")
      .replace(/^\/(?:apply\/)?[^/]+/i, (start) => start.toLowerCase()),
  );
  return (path || "/") + cleaned(search, (text) => visibleText(text).replace(marksBehindToken, "$1"));
}

/** An encoded part of an address with its text changed; byte for byte as it was where nothing is to be changed. */
function cleaned(encoded: string, clean: (text: string) => string): string {
  try {
    const text = decodeURI(encoded);
    const plain = clean(text);
    return plain === text ? encoded : encodeURI(plain);
  } catch {
    return encoded;
  }
}

/** Whoever followed such an address is led to the plain one, in the browser's own line of addresses. */
export const plainAddresses = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const url = new URL(c.req.url);
  const plain = plainAddress(url);
  if (plain === url.pathname + url.search) return next();
  // Whole: a path that begins with two slashes would lead to another host.
  return c.redirect(c.get("services").config.baseUrl + plain, 308);
});
