/** @jsxImportSource hono/jsx */

import type { CSSProperties } from "react";
import { colonIn, labelled } from "../kernel/labelled";
import { BRAND } from "../kernel/messages";
import { type Direction, directionOf, directionOfText } from "../kernel/text-direction";

/** What a mail says, in order. Written once; the HTML and the text part are made from the same words. */
export type MailBlock =
  /** `lang`: where it is in another language than the mail. */
  | { kind: "text"; text: string; lang?: string }
  /** The one thing to do. The address also stands below it in full, for programs that show no buttons. */
  | { kind: "action"; label: string; href: string; spelledOut: string }
  /** An address to pass on. */
  | { kind: "address"; label: string; href: string }
  /** What somebody wrote, line by line. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: { label: string; value: string }[] };

export type MailContent = {
  locale: string;
  subject: string;
  heading: string;
  blocks: MailBlock[];
  /** Why this mail came and how to stop or ignore it. */
  footer: { text: string; link?: { label: string; href: string } }[];
};

export type RenderedMail = { locale: string; subject: string; html: string; text: string };

/** A mail, pure, which loads nothing. Hono writes the HTML: React's writer of strings is 30 KB more. */
export function renderMail(content: MailContent): RenderedMail {
  const html = `<!doctype html>${String(<MailLayout {...content} />)}`;
  const { locale, subject } = content;
  return { locale, subject, html, text: renderText(content) };
}

/** Mail programs know neither custom properties nor style sheets for certain: the tokens of tokens.css as literals. */
const light = { paper: "#faf7f0", raised: "#fffdf9", ink: "#1d1b16", muted: "#5b5548", line: "#ded6c5" };
const accent = { ink: "#1c5139", on: "#fffdf9" };
const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

/** Programs that honour it get the dark tokens; the others keep the paper or invert it themselves. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .rf-page { background: #171612 !important; }
  .rf-card { background: #201e19 !important; border-color: #3b372e !important; }
  .rf-ink { color: #f0eadd !important; }
  .rf-muted { color: #b7af9e !important; }
  .rf-link { color: #93cda8 !important; }
  .rf-button { background: #93cda8 !important; color: #10241a !important; }
}`;

const buttonPadding = "12px 22px";

const styles = {
  page: { margin: 0, padding: "32px 16px", background: light.paper, fontFamily: sans },
  card: {
    maxWidth: "560px",
    margin: "0 auto",
    padding: "32px 28px",
    background: light.raised,
    border: `1px solid ${light.line}`,
    borderRadius: "8px",
  },
  brand: { margin: "0 auto 16px", maxWidth: "560px", fontFamily: serif, fontSize: "18px", color: accent.ink },
  heading: { margin: "0 0 20px", fontFamily: serif, fontSize: "26px", lineHeight: "32px", color: light.ink },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "25px", color: light.ink, whiteSpace: "pre-line" },
  small: { margin: "0 0 12px", fontSize: "13px", lineHeight: "20px", color: light.muted },
  // Outlook pads cells and no links: "mso-padding-alt" is read by it alone.
  buttonCell: { background: accent.ink, borderRadius: "8px", "mso-padding-alt": buttonPadding },
  button: {
    display: "inline-block",
    padding: buttonPadding,
    background: accent.ink,
    color: accent.on,
    borderRadius: "8px",
    fontSize: "16px",
    lineHeight: "20px",
    fontWeight: 600,
    textDecoration: "none",
  },
  quote: {
    margin: "0 0 16px",
    fontSize: "16px",
    lineHeight: "25px",
    color: light.ink,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  link: { color: accent.ink, wordBreak: "break-all" },
  term: { fontWeight: 400, fontSize: "14px", lineHeight: "22px", color: light.muted, verticalAlign: "top" },
  value: { padding: "4px 0", fontSize: "16px", lineHeight: "22px", color: light.ink, verticalAlign: "top" },
  foot: { maxWidth: "560px", margin: "20px auto 0" },
} satisfies Record<string, CSSProperties & { "mso-padding-alt"?: string }>;

/** Mail programs know no logical sides: where a line begins, and what stands on that side, is told for each direction. */
const sides = {
  ltr: {
    begin: "left",
    quote: { padding: "4px 0 4px 16px", borderLeft: `3px solid ${light.line}` },
    term: { padding: "4px 16px 4px 0" },
  },
  rtl: {
    begin: "right",
    quote: { padding: "4px 16px 4px 0", borderRight: `3px solid ${light.line}` },
    term: { padding: "4px 0 4px 16px" },
  },
} as const;

function MailLayout({ locale, subject, heading, blocks, footer }: MailContent) {
  const dir = directionOf(locale);
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body class="rf-page" style={styles.page}>
        {/* Some programs keep neither html nor body. */}
        <div lang={locale} dir={dir} style={{ textAlign: sides[dir].begin }}>
          <p class="rf-link" style={styles.brand}>
            {BRAND}
          </p>
          <div class="rf-card" style={styles.card}>
            <h1 class="rf-ink" style={styles.heading}>
              {heading}
            </h1>
            {blocks.map((block) => (
              <Block key={keyOf(block)} block={block} dir={dir} />
            ))}
          </div>
          <div style={styles.foot}>
            {footer.map(({ text, link }) => (
              <p key={text} class="rf-muted" style={styles.small}>
                {text}
                {link ? (
                  <>
                    {" "}
                    <a class="rf-link" href={link.href} style={styles.link}>
                      {link.label}
                    </a>
                  </>
                ) : null}
              </p>
            ))}
          </div>
        </div>
      </body>
    </html>
  );
}

function keyOf(block: MailBlock): string {
  if (block.kind === "facts") return `facts:${block.rows.map((row) => row.label).join()}`;
  return block.kind === "text" || block.kind === "quote" ? block.text : block.href;
}

function Block({ block, dir }: { block: MailBlock; dir: Direction }) {
  const textDir = "text" in block ? directionOfText(block.text) : dir;
  switch (block.kind) {
    case "text":
      return (
        <p class="rf-ink" lang={block.lang} dir={textDir} style={{ ...styles.text, textAlign: sides[textDir].begin }}>
          {block.text}
        </p>
      );
    case "action":
      return (
        <>
          <table role="presentation" dir={dir} cellpadding={0} cellspacing={0} style={{ margin: "24px 0 12px" }}>
            <tbody>
              <tr>
                <td class="rf-button" style={styles.buttonCell}>
                  <a class="rf-button" href={block.href} style={styles.button}>
                    {block.label}
                  </a>
                </td>
              </tr>
            </tbody>
          </table>
          <p class="rf-muted" style={styles.small}>
            {block.spelledOut}
            <br />
            <a class="rf-link" dir="ltr" href={block.href} style={styles.link}>
              {block.href}
            </a>
          </p>
        </>
      );
    case "address":
      return (
        <p class="rf-ink" style={styles.text}>
          {block.label}
          <br />
          <a class="rf-link" dir="ltr" href={block.href} style={styles.link}>
            {block.href}
          </a>
        </p>
      );
    case "quote":
      return (
        <p
          class="rf-ink"
          dir={textDir}
          style={{ ...styles.quote, ...sides[textDir].quote, textAlign: sides[textDir].begin }}
        >
          {block.text}
        </p>
      );
    case "facts":
      return <Facts rows={block.rows} dir={dir} />;
  }
}

function Facts({ rows, dir }: { rows: { label: string; value: string }[]; dir: Direction }) {
  const { begin, term } = sides[dir];
  return (
    <table dir={dir} cellpadding={0} cellspacing={0} style={{ margin: "0 0 20px", borderCollapse: "collapse" }}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th class="rf-muted" scope="row" align={begin} style={{ ...styles.term, ...term }}>
              {label}
            </th>
            <td class="rf-ink" align={begin} style={styles.value} dir={directionOfText(value)}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The text part is read by people: no leftovers of markup, each address on a line of its own. */
function renderText({ locale, heading, blocks, footer }: MailContent): string {
  const above = (label: string) => `${label.replace(/\s*:$/, "")}${colonIn(locale).trimEnd()}\n`;
  const foot = footer.map(({ text, link }) => (link ? `${text} ${above(link.label)}${link.href}` : text));
  const said = blocks.map((block) => textOf(block, locale, above));
  return `${[heading, ...said, "-- ", ...foot].join("\n\n")}\n`;
}

function textOf(block: MailBlock, locale: string, above: (label: string) => string): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "action":
    case "address":
      return above(block.label) + block.href;
    case "facts":
      return block.rows.map(({ label, value }) => labelled(label, value, locale)).join("\n");
  }
}
