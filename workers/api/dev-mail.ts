import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { z } from "zod";
import { devMail } from "../../app/db/schema/platform";
import { MESSAGES } from "../../app/kernel/messages";
import { cachedPolicy } from "../../app/platform/security-headers";
import type { AppEnv } from "../app-env";

const filterSchema = z.object({ to: z.string().max(254).optional() });
const pageSize = 500;

/** The local mailbox: /dev/mail for people, /dev/mail.json for tests. 404 unless ENVIRONMENT is development, asked at run time. */
export const devMailApi = new Hono<AppEnv>();

devMailApi.use("*", async (c, next) => {
  if (!c.get("services").config.isDevelopment) return c.text(MESSAGES.pageNotFound, 404);
  return next();
});

devMailApi.get("/mail.json", async (c) => c.json(await listMails(c.get("services").db, c.req.query())));

devMailApi.get("/mail", async (c) => {
  const mails = await listMails(c.get("services").db, c.req.query());
  // The frames are sandboxed and come from srcdoc, so they inherit this policy: inline styles are what mails are made of.
  c.header(
    "Content-Security-Policy",
    cachedPolicy({ styles: ["'unsafe-inline'"] }).replace("form-action 'self'", "form-action 'self'; frame-src 'self'"),
  );
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Local mailbox | Rentform</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b19; background: #faf8f2; }
          article { border: 1px solid #d8d2c4; border-radius: 8px; margin: 0 0 1.5rem; padding: 1rem; background: #fff; }
          h2 { font-size: 1.1rem; margin: 0; } p { margin: 0.25rem 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
          iframe { width: 100%; height: 30rem; border: 1px solid #d8d2c4; border-radius: 8px; background: #fff; }
        </style>
      </head>
      <body>
        <h1>Local mailbox</h1>
        <p>${mails.length} mails, newest first. Nothing here was sent.</p>
        ${mails.map(
          (mail) => html`<article>
            <h2>${mail.subject}</h2>
            <p>To ${mail.to}, ${mail.sentAt}</p>
            <ul>${links(mail.text).map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
            <details><summary>As the reader sees it</summary><iframe sandbox title="${mail.subject}" srcdoc="${mail.html}"></iframe></details>
            <details><summary>As plain text</summary><pre>${mail.text}</pre></details>
          </article>`,
        )}
        ${mails.length === 0 ? raw("<p>No mail yet.</p>") : ""}
      </body>
    </html>`);
});

async function listMails(db: AppEnv["Variables"]["services"]["db"], query: Record<string, string>) {
  const { to } = filterSchema.parse(query);
  const rows = await db
    .select()
    .from(devMail)
    .where(to === undefined ? undefined : eq(devMail.to, to))
    .orderBy(desc(devMail.sentAt), desc(devMail.id))
    .limit(pageSize);
  return rows.map((row) => ({
    ...row,
    headers: JSON.parse(row.headers) as Record<string, string>,
    sentAt: new Date(row.sentAt).toISOString(),
  }));
}

/** Links of our own scheme only: a mail's text holds what people typed. */
function links(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link);
}
