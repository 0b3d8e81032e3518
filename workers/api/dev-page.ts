import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Frame of the pages of the stand-in. They need no script and load nothing. */
export function devPage(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | Stand-in for Stripe</title>
        <style>${raw(styles)}</style>
      </head>
      <body>
        <p class="note">A stand-in for Stripe on this machine. No card, no money, no network.</p>
        <main>${body}</main>
      </body>
    </html>`;
}

const styles = `
  :root { color-scheme: light dark; --ink: #1c1b19; --paper: #faf8f2; --line: #cfc8b8; --muted: #5b5548; --raised: #fff; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f0eadd; --paper: #171612; --line: #4a453a; --muted: #b7af9e; --raised: #201e19; } }
  * { box-sizing: border-box; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper); }
  .note, .muted { color: var(--muted); }
  h1 { font-size: 1.6rem; margin: 1rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0; }
  button { font: inherit; min-height: 44px; padding: .4rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); color: var(--ink); cursor: pointer; }
  button.first { background: #1c5139; border-color: #1c5139; color: #fffdf9; }
  ul { padding: 0; list-style: none; } li { border-bottom: 1px solid var(--line); padding: .5rem 0; }
  code { overflow-wrap: anywhere; font-size: .9rem; } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dd { margin: 0; text-align: end; }
  a { color: inherit; } [role=alert] { border-inline-start: 4px solid #b3261e; padding-inline-start: 1rem; }`;
