import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import ts from "typescript";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** A sentence that somebody reads. What is filled in when it is shown stands as "{}". */
export type Sentence = { text: string; file: string };

/** Attributes whose text nobody reads. */
const unread = /^(className|class|d|id|key|style|to|href|name|type|viewBox|transform|autoComplete|accept|pattern)$/;
/** Behind what ends a sentence. */
const ends = /(?<=[.!?:;]["”’)]?)\s+(?=\S)/;

/** The sentences of a file: of its texts, its templates, and its JSX, where an element within a text is part of it. */
export function sentencesOf(file: string): Sentence[] {
  const source = ts.createSourceFile(file, readFileSync(join(projectRoot, file), "utf8"), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isJsxAttribute(node) && unread.test(node.name.getText())) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(""));
      for (const span of node.templateSpans) visit(span.expression);
    } else if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(hasLetters))
      texts.push(readJsx(node));
    else ts.forEachChild(node, visit);
  };
  const readJsx = (node: ts.JsxChild): string => {
    if (ts.isJsxText(node)) return node.text.replace(/\s+/g, " ");
    if (ts.isJsxExpression(node)) {
      if (node.expression === undefined) return "";
      if (ts.isStringLiteralLike(node.expression)) return node.expression.text;
      visit(node.expression);
      return "{}";
    }
    if (ts.isJsxSelfClosingElement(node)) {
      visit(node);
      return "{}";
    }
    if (ts.isJsxElement(node)) visit(node.openingElement);
    return node.children.map(readJsx).join("");
  };
  visit(source);
  const sentences = texts.flatMap(readingsOf).flatMap((text) => asWritten(text).split(ends));
  return [...new Set(sentences)].map((text) => ({ text, file }));
}

/** A message with a plural, for many and for each number it names; any other text as it is. */
function readingsOf(text: string): string[] {
  return text.includes(", plural,") ? readings(parse(text)) : [text];
}

function readings(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (begun, element) => {
      const next =
        element.type === TYPE.literal
          ? [element.value]
          : element.type === TYPE.plural
            ? Object.entries(element.options).flatMap(([form, { value }]) =>
                /^(other|=)/.test(form) ? readings(value) : [],
              )
            : ["{}"];
      return begun.flatMap((start) => next.map((end) => start + end));
    },
    [""],
  );
}

/** One way of writing spaces, apostrophes and what is filled in: `{day}` is `{}`. */
export function asWritten(text: string): string {
  return text
    .replace(/\{\w+\}/g, "{}")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();
}

function hasLetters(child: ts.JsxChild): boolean {
  return ts.isJsxText(child) && /\S/.test(child.text);
}

/** All files below a folder, by their paths from the project's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1));
}
