import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { projectRoot } from "../../../scripts/lib/local-server.ts";
import { filesBelow } from "../../support/written-sentences.ts";

/** The numbers in each text of a file of words, by the names that lead to it. A thousand is one number in any language. */
function numbersIn(file: string): Map<string, string[]> {
  const source = ts.createSourceFile(file, readFileSync(join(projectRoot, file), "utf8"), ts.ScriptTarget.Latest, true);
  const found = new Map<string, string[]>();
  const visit = (node: ts.Node, path: string): void => {
    // "1 month" and "un mois": a plural is no number.
    if (ts.isConditionalExpression(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText) {
      const numbers = node.text.replace(/\+\d[\d ]+|(?<=\d)[.,\s](?=\d{3}\b)/g, "").match(/\d+/g) ?? [];
      found.set(path, [...(found.get(path) ?? []), ...numbers]);
    }
    const step = ts.isPropertyAssignment(node) ? `${path}.${node.name.getText()}` : path;
    ts.forEachChild(node, (child) => visit(child, step));
  };
  visit(source, "");
  return found;
}

const translated = (["es", "fr"] as const).flatMap((locale) => filesBelow(`app/words/${locale}`));

// Red when the English says 30 days and another language still says 14. What a field takes for an example is its language's own.
it.each(translated)("the words of %s have the same numbers as the English ones", (file) => {
  const english = numbersIn(file.replace(/^app\/words\/\w+/, "app/words/en"));
  const differing = [...numbersIn(file)].filter(
    ([path, numbers]) => english.has(path) && `${numbers.sort()}` !== `${english.get(path)?.sort()}`,
  );
  expect(differing).toEqual([]);
});
