import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/**
 * Words that read as a translation, each with what to write instead. Looked for where people read: pages, words and posts,
 * not comments. A word joins the list once the product is free of it.
 */
const banned: Record<string, string> = {
  surety: "guarantor",
  "read up": "verified",
  "papers with weight": "sensitive documents",
  "mends? most": "fixes most",
  "the law of the place": "local law",
  "more is wanted": "more information needed",
  "in an own part": "their own part",
  "held against the law": "checked against local rules",
  "load the page anew": "reload the page",
  "that were many": "you’ve made several",
  "look into your mailbox": "check your email",
  "of a chamber": "of a room",
  "what you are told": "notification settings",
  "you stand in for claims": "you cover claims",
  "to mend": "to fix",
  "numbers of state": "ID numbers",
  "stands here after": "appears here after",
  "decides nothing": "you make the call",
  "not at the door": "when you are ready to make an offer",
  "nobody who asks is told apart": "applicants appear as A, B and C",
  "goes by these words": "matches",
  "assistance animals are no pets": "assistance animals are not pets",
  "this page does not know that step": "this page can’t do that",
};

/** One word for one thing: what English pages and mails call it. Other languages have these letters in words of their own. */
const renamed: Record<string, string> = {
  "e-mails?": "email",
  "(a|an|the|this|your|our|no|by|each|first|newest) mail": "email",
  "(we|you were) mail(ed)?": "email",
  "(answers and|your|no|identity) papers?": "documents",
  erased: "deleted",
  "manage link": "private link",
  "own page": "status page",
  "own part": "their part",
  "(home|been) let": "rented",
  "free from": "available from",
  "payslip of": "pay stub",
  "need not": "don’t need to",
  "stands? (here|below|in your account)": "is",
  "taken back": "withdrawn, or undone",
  "information requested": "asked for more",
  "go(es)? on (with|by itself|working)": "continue",
  "long let|company let|credit lets": "rental",
  meanwhile: "in the meantime",
  "not here any more": "no longer exists",
  "ready questions?": "ready-made question",
  "take pro": "get Pro",
  "a tick": "a checkbox",
};

/** The same of what a tenant reads in Spanish, by words that most of America says, and in French. */
const renamedAbroad: Record<"es" | "fr", Record<string, string>> = {
  es: {
    "arrendador(es)?": "propietario",
    "avalistas?": "garante",
    fianza: "depósito de garantía",
    "justificantes?": "comprobante",
    "nóminas?": "recibos de sueldo",
    "ordenador(es)?": "computadora",
    móvil: "teléfono",
    "aparca\\w+": "estacionamiento",
    "en lectura": "en revisión",
    "no abre nada": "no es válido",
  },
  fr: {
    "bailleurs?": "propriétaire",
    candidater: "déposer une candidature",
    "ce message parce": "cet e-mail parce",
    "gardée?s?": "conservé",
    "en lecture": "en cours d’examen",
    "en route": "envoyé",
    "autre foyer": "d’autres personnes",
    "n’ouvre rien": "n’est pas valable",
  },
};

/** Words of other languages, or of people who write to us. */
const otherLanguages = /words\/(es|fr)\/|law\/packs|form-model\/(catalogue|kinds)|screening\/phrases|lexicon|withdraw/;

/** Of other hands, for now: each goes once its words are mended there. */
const notYet = new Set([
  "app/features/site/marketing/posts/online-rental-application-forms.mdx",
  // A word somebody may search for.
  "app/words/en/builder/synonyms.ts",
  "app/words/en/site/terms.ts",
]);

const files = globSync("app/**/*.{ts,tsx,mdx}").filter((file) => !notYet.has(file));

/** What is written in a file, without its comments. */
function wordsOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

describe("the words of pages and mails", () => {
  const texts = files.map((file) => ({ file, text: wordsOf(file) }));

  it("are found and checked", () => expect(files.length).toBeGreaterThan(800));

  it.each(Object.entries(banned))('do not include "%s": %s', (word) => {
    const found = new RegExp(`\\b${word}\\b`, "i");
    expect(texts.filter(({ text }) => found.test(text)).map(({ file }) => file)).toEqual([]);
  });

  const english = files
    .filter((file) => file.endsWith("x") || file.endsWith(".ts"))
    .filter((file) => !otherLanguages.test(file));

  it('include "nobody" and "everybody" in blog posts only', () => {
    const apart = english.filter((file) => !file.endsWith(".mdx"));
    expect(sentencesWith(/\b(some|no|every|any)body\b/i, apart)).toEqual([]);
  });

  it.each(Object.entries(renamed))('do not include "%s" within a sentence: %s', (word) => {
    expect(sentencesWith(new RegExp(`\\b${word}\\b`, "i"), english)).toEqual([]);
  });
});

describe("tenants' words in other languages", () => {
  const ready = globSync("app/features/forms/form-model/{catalogue/*,consents,section-plans}.ts");
  it.each(
    (["es", "fr"] as const).flatMap((language) =>
      Object.entries(renamedAbroad[language]).map(([word, better]) => [language, word, better] as const),
    ),
  )('%s do not include "%s": %s', (language, word) => {
    // \b knows no accents.
    const found = new RegExp(`(?<!\\p{L})(${word})(?!\\p{L})`, "iu");
    // A tenants' language alone, Dutch has their catalogues and no others.
    const ofTenants = globSync("app/words/nl/**/*.json").flatMap((path) =>
      globSync(path.replace("/nl/", `/${language}/`)),
    );
    const read = [...ofTenants, ...ready];
    expect([read.length > 25, sentencesWith(found, read, 0)]).toEqual([true, []]);
  });
});

const sources = new Map<string, string>();

/** A file as it stands, its line breaks and those written in its strings as spaces: read once. */
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, "utf8").replace(/(\s|\\[nrt])+/g, " ");
  sources.set(file, source);
  return source;
}

/** As `file: sentence`, of one space at least. A file is parsed that has the words anywhere, in its code too: all of them take seconds. */
function sentencesWith(found: RegExp, among: string[], spaces = 1): string[] {
  return among
    .filter((file) => found.test(sourceOf(file)))
    .flatMap((file) =>
      sentencesOf(file)
        .filter((sentence) => found.test(sentence) && (spaces === 0 || / /.test(sentence.trim())))
        .map((sentence) => `${file}: ${sentence}`),
    );
}

const sentences = new Map<string, string[]>();

function sentencesOf(file: string): string[] {
  const read = sentences.get(file) ?? (file.endsWith(".mdx") ? [readFileSync(file, "utf8")] : parsedSentences(file));
  sentences.set(file, read);
  return read;
}

/** The words in a file: its strings, templates and marked-up texts. Names of the code and SQL are left out. */
function parsedSentences(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    const isTagged = ts.isTaggedTemplateExpression(node) && node.tag.getText() !== "String.raw";
    if (isTagged) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isPiece(node)) found.push(node.text.replace(/\s+/g, " "));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isPiece(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}
