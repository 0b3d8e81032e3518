import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applySecurityHeaders, cachedPolicy } from "../../app/platform/security-headers.ts";
import { SESSION_HINT_SCRIPT } from "../../app/ui/session-hint.ts";
import { serveHere } from "./built-worker.ts";
import { findFreePort, projectRoot } from "./local-server.ts";

/**
 * Asks the built Worker once for each page of its sitemap and keeps what is the same for everybody as a static file, which
 * the platform serves without the Worker. React Router's own prerendering imports the server's build into Node, where
 * workerd's modules are not; so the real Worker answers here, with the addresses that the pages shall name.
 */
export type SiteSettings = {
  baseUrl: string;
  supportEmail: string;
  operator: string;
  operatorLaw: string;
  sendsByResend: boolean;
};

const client = join(projectRoot, "build/client");
/** Says that a page is the same for everybody: kernel/cache-control.ts. */
const isShared = (answer: Response) => answer.headers.get("cache-control") === "private, max-age=60";

export async function prerender(site: SiteSettings): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), "rentform-prerender-"));
  try {
    const shared = (await readPages(scratch, site)).filter(({ isShared }) => isShared);
    if (shared.length === 0)
      throw new Error("Nothing was left to write: run this once, right after react-router build");
    for (const { path, text } of shared) write(path, text);
    addPageHeaders();
    return shared.map(({ path }) => path);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Page = { path: string; text: string; isShared: boolean };

/** Rules of places in other languages are rarely read and would be two pages of three: the Worker answers them. */
const isWritten = (path: string) => !/^\/[a-z]{2}\/restrictions\//.test(path);

/** Each page of the sitemap as the built Worker answers it. */
async function readPages(persistTo: string, site: SiteSettings): Promise<Page[]> {
  const variables = { BASE_URL: site.baseUrl };
  const server = await serveHere({ port: await findFreePort(), persistTo, variables, settings: settingsOf(site) });
  try {
    const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
    const pages: Page[] = [];
    for (const path of [...listed.filter(isWritten), "/sitemap.xml", "/robots.txt", "/blog/rss.xml"]) {
      const answer = await fetch(server.origin + path, { redirect: "manual" });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}:\n${server.output()}`);
      pages.push({ path, text: withoutNonce(await answer.text(), answer), isShared: isShared(answer) });
    }
    return pages;
  } finally {
    await server.stop();
  }
}

/** Nothing of this machine's own settings reaches the pages. */
function settingsOf({ supportEmail, operator, operatorLaw, sendsByResend }: SiteSettings): Record<string, string> {
  return {
    ENVIRONMENT: "development",
    // Its key is never used: while pages are written no mail leaves.
    ...(sendsByResend ? { MAIL_ADAPTER: "resend", RESEND_API_KEY: "none" } : { MAIL_ADAPTER: "local" }),
    MAIL_FROM: "Rentform <hello@rentform.test>",
    SUPPORT_EMAIL: supportEmail,
    OPERATOR: operator,
    OPERATOR_LAW: operatorLaw,
    SECRET: `local-only-${randomBytes(32).toString("hex")}`,
    DATA_KEYS: `local-only:${randomBytes(32).toString("base64")}`,
  };
}

/** "/" is index.html, "/faq" is faq.html: wrangler's html_handling drops the ending from the address. */
function write(path: string, text: string): void {
  const isFile = /\.[a-z]+$/.test(path);
  const file = join(client, path === "/" ? "/index.html" : isFile ? path : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A static page carries no nonce: its scripts are allowed by their place and by their hash. */
function withoutNonce(html: string, answer: Response): string {
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  return nonce ? html.replaceAll(` nonce="${nonce}"`, "") : html;
}

/** What the Worker would have said, for every static file: into the first rule of public/_headers. */
function addPageHeaders(): void {
  const headers = new Headers();
  const hash = createHash("sha256").update(SESSION_HINT_SCRIPT).digest("base64");
  applySecurityHeaders(headers, { isHttps: true, policy: cachedPolicy({ scripts: [`'sha256-${hash}'`] }) });
  headers.delete("Cache-Control");
  const lines = [...headers].map(([name, value]) => `  ${name}: ${value}\n`);
  const file = join(client, "_headers");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^\/\*\n/m, `/*\n${lines.join("")}`));
}
