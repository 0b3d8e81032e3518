import { filesBelow, type Sentence, sentencesOf } from "./written-sentences.ts";

/** What is no sentence of ours to a landlord, a tenant or a referee. */
const apart = [
  // Held equal to the English in their numbers by test/domain/words/numbers.test.ts.
  /^app\/words\/(es|fr)\//,
  // What the law says is data with sources and days of its own, and docs/law.md is about it.
  /^app\/features\/forms\/law\/(packs|lexicon)\//,
  // Questions of a form, which the landlord asks.
  /^app\/(features\/forms\/form-model\/catalogue\/|words\/en\/form-model\/applicant\.ts)/,
  // Posts are about renting out, with sources; what they say of the product test/domain/marketing/posts.test.ts holds.
  /^app\/features\/site\/marketing\/(posts|demo)\//,
  // The operator's own pages, which docs/operations.md is about.
  /^app\/(routes\/admin|features\/operator|words\/en\/(admin|operations|mail-test))\//,
  /^app\/(words\/en|features\/money)\/vouchers\/(admin|ui\/(made|make|voucher-acts))/,
  // What reads strangers' texts, and what tests of the product are made of.
  /^app\/features\/(forms\/screening\/phrases|applying\/apply\/preview\/demo-form|applying\/documents\/pdf)/,
  // SQL and errors of ours.
  /\/(commands|queries)\/(?!retention-rows)/,
];

/** Every sentence below app that somebody who uses the product reads. */
export function readSentences(): Sentence[] {
  const folders = ["app/words", "app/routes", "app/features", "app/ui"];
  return folders
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !apart.some((pattern) => pattern.test(file)))
    .flatMap(sentencesOf)
    .filter(({ text }) => isSentence(text));
}

/** Three words at least, and nothing that only a style sheet, an address or a drawing has. */
function isSentence(text: string): boolean {
  if (/(^|\s)[\w:&[\]>*()/-]*[a-z]-[\d[]|[<>=]|\d(px|rem)\b|max-age/.test(text)) return false;
  if (!/\p{L}{3}/u.test(text)) return false;
  return (text.match(/(?<![^\s“"(])([\p{L}']{2,}|\{\})(?=[\s.,;:?!)”"]|$)/gu) ?? []).length >= 3;
}

const spans =
  /\b(seconds|minutes?|hours?|days?|nights?|weeks?|months?|years?|morning|daily|weekly|monthly|yearly|tomorrow|tonight|immediately|at once|right away)\b/i;
const numbers = /\d|\b(two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|twice)\b/i;
const filledIn = /\{\} (before|after|later|longer)\b|\b(within|until|after|at most) \{\}/i;

/** A number, a span of time, or "never": what a reader may hold us to. */
export function isHeldTo(text: string): boolean {
  return /\bnever\b/i.test(text) || spans.test(text) || numbers.test(text) || filledIn.test(text);
}

/** Whether a quote is about a sentence: three words or more of it, or all of it. */
export function isQuoted(quote: string, text: string): boolean {
  return text.replace(/[.:;,!?]$/, "") === quote || (quote.split(" ").length >= 3 && text.includes(quote));
}
