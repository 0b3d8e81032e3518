import type { RenderedMail } from "../../../ui/mail-layout";

type Finding = { rule: string; points: number; text: string };
export type Verdict = { score: number; findings: Finding[] };

type Example = RenderedMail & { headers?: Record<string, string> };
type Facts = Example & { host: string; scheme: string; isStoppable: boolean; links: string[]; words: string };
type Rule = { rule: string; points: number; says: (mail: Facts) => string | null };

const bytesAtMost = 100 * 1024;
const subjectAtMost = 78;
const shorteners = /^(bit\.ly|t\.co|tinyurl\.com|goo\.gl|is\.gd|ow\.ly|buff\.ly|rb\.gy)$/;

/** Names like those of SpamAssassin, so that they can be looked up. Points are taken from ten. */
const rules: readonly Rule[] = [
  {
    rule: "SUBJECT_LONG",
    points: 1,
    says: ({ subject }) =>
      subject.length > subjectAtMost
        ? `The subject has ${subject.length} letters; phones cut it at ${subjectAtMost}.`
        : null,
  },
  {
    rule: "SUBJ_ALL_CAPS",
    points: 2,
    says: ({ subject }) => {
      // A subject in Arabic letters has no capitals but those of the number.
      const words = subject.replace(/\bRF-[\w-]+/g, "");
      return /\p{Lu}/u.test(words) && words === words.toUpperCase() ? "The subject shouts." : null;
    },
  },
  {
    rule: "SUBJ_EXCLAIMS",
    points: 1,
    says: ({ subject }) => (/!|\${2}|%\s*off/i.test(subject) ? "The subject reads like an advertisement." : null),
  },
  { rule: "MIME_HTML_ONLY", points: 3, says: ({ text }) => (text.trim() === "" ? "There is no text part." : null) },
  {
    rule: "MPART_ALT_DIFF",
    points: 2,
    says: ({ text, words }) => {
      const all = words.split(" ").filter((word) => word.length > 3);
      const missing = all.filter((word) => !text.includes(word));
      // The brand above the page and the line beneath a button have no place in the text.
      return missing.length > Math.max(1, all.length / 4)
        ? `The text part lacks words of the page: ${missing.slice(0, 3).join(", ")}.`
        : null;
    },
  },
  {
    rule: "HTML_IMAGE_RATIO",
    points: 1,
    says: ({ html, text }) =>
      html.length > 25 * Math.max(1, text.length) ? "There is much markup around few words." : null,
  },
  {
    rule: "LINK_FOREIGN",
    points: 3,
    says: ({ links, host }) => {
      const foreign = links.map(hostOf).find((found) => found !== host);
      return foreign === undefined ? null : `A link leads elsewhere: ${foreign || "not an address"}.`;
    },
  },
  {
    rule: "LINK_SHORTENED",
    points: 3,
    says: ({ links }) => (links.some((link) => shorteners.test(hostOf(link))) ? "A link hides where it leads." : null),
  },
  {
    rule: "NUMERIC_HTTP_ADDR",
    points: 3,
    says: ({ links }) => (links.some((link) => /^[\d.]+$/.test(hostOf(link))) ? "A link is a bare IP address." : null),
  },
  {
    rule: "LINK_NOT_HTTPS",
    points: 2,
    says: ({ links, scheme }) => (links.some((link) => !link.startsWith(scheme)) ? "A link is not https." : null),
  },
  {
    rule: "UNSUB_MISSING",
    points: 2,
    says: ({ headers, isStoppable }) =>
      isStoppable &&
      !(headers?.["List-Unsubscribe"] && headers["List-Unsubscribe-Post"] === "List-Unsubscribe=One-Click")
        ? "This notice cannot be stopped by one press in the email program."
        : null,
  },
  {
    rule: "UNSUB_UNWANTED",
    points: 2,
    says: ({ headers, isStoppable }) =>
      !isStoppable && headers?.["List-Unsubscribe"] !== undefined
        ? "An email that must arrive offers to be stopped."
        : null,
  },
  {
    rule: "REMOTE_IMAGE",
    points: 2,
    says: ({ html }) => (/<img|url\(|<link|<iframe|<script/i.test(html) ? "It loads something from elsewhere." : null),
  },
  {
    rule: "SIZE_CLIPPED",
    points: 2,
    says: ({ html }) => {
      const bytes = new TextEncoder().encode(html).length;
      return bytes > bytesAtMost ? `It has ${Math.round(bytes / 1024)} KB; Gmail cuts it at 102.` : null;
    },
  },
  {
    rule: "PLACEHOLDER",
    points: 3,
    says: ({ subject, text }) => {
      const [left] = /\{[a-z]\w*\}|undefined|\bNaN\b|\[object /i.exec(`${subject}\n${text}`) ?? [];
      return left === undefined ? null : `A gap was not filled: ${left}`;
    },
  },
  {
    rule: "HTML_LANG_MISSING",
    points: 1,
    says: ({ html }) => (/<html[^>]* lang="[a-z]{2}/.test(html) ? null : "The page does not name its language."),
  },
];

/** What a mail filter or a reader may mind, by rules of our own: 10 is flawless. `baseUrl`: the only origin that links may lead to. */
export function lintMail(mail: Example, { baseUrl, isStoppable }: { baseUrl: string; isStoppable: boolean }): Verdict {
  const { host, protocol: scheme } = new URL(baseUrl);
  const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  const facts = { ...mail, host, scheme, isStoppable, links, words: wordsOf(mail.html) };
  const findings = rules.flatMap(({ rule, points, says }) => {
    const text = says(facts);
    return text === null ? [] : [{ rule, points, text }];
  });
  return { score: Math.max(0, 10 - findings.reduce((sum, { points }) => sum + points, 0)), findings };
}

const hostOf = (link: string) => URL.parse(link)?.host ?? "";

/** The letters and figures that a reader of the page sees, without the address of a button. */
function wordsOf(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf("<body")));
  return body
    .replace(/<[^>]*>/g, " ")
    .replace(/&#?\w+;/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
