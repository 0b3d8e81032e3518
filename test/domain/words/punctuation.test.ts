import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

type Text = { file: string; text: string; language: string | null };

/** Of a list of the same words in English, Spanish and French, and of an object with a key for each. */
const languages = ["en", "es", "fr"];

/** Every text of a file: its strings and the pieces of its templates, with the language each is in; null where it is not known. */
function textsOf(file: string): Text[] {
  const ofFile = /^app\/words\/(\w\w)\//.exec(file)?.[1] ?? null;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node, language: string | null): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push({ file, text: node.text, language });
    }
    const isTriple = ts.isArrayLiteralExpression(node) && node.elements.length === 3;
    const areTexts = isTriple && node.elements.every((element) => ts.isStringLiteralLike(element));
    if (areTexts) for (const [at, element] of node.elements.entries()) visit(element, ofFile ?? languages[at] ?? null);
    else if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText();
      visit(node.initializer, ofFile ?? (languages.includes(name) ? name : language));
    } else ts.forEachChild(node, (child) => visit(child, language));
  };
  visit(source, ofFile);
  return found;
}

const hasFrench = (file: string) => /\bfr: ["`{[]/.test(readFileSync(file, "utf8"));
const read = [
  ...globSync([
    "app/words/**/*.{ts,json}",
    "app/features/forms/form-model/**/*.ts",
    "app/features/forms/law/packs/*.json",
  ]),
  ...globSync("app/{features,kernel,platform,routes,mail,ui}/**/*.{ts,tsx}", { exclude: ["**/form-model/**"] }).filter(
    hasFrench,
  ),
];
const texts = read.flatMap(textsOf);
const wrong = (found: RegExp, language?: string) =>
  texts
    .filter((one) => (language === undefined || one.language === language) && found.test(one.text))
    .map(({ file, text }) => `${file}: ${text}`);

describe("the marks in what people read", () => {
  it("are looked at in every language", () => {
    for (const language of languages) {
      expect(texts.filter((one) => one.language === language && / /.test(one.text)).length).toBeGreaterThan(400);
    }
  });

  it("end a sentence once: no period behind another mark, and no two of them", () => {
    expect(wrong(/[?!…]\.(?!\w)|(?<!\.)\.\.(?!\.)/)).toEqual([]);
  });

  it("stand in French behind a space that no line breaks at, and between such spaces in quotation marks", () => {
    // "nom@example.com:", an address and "{n}:" of a name are none: what ends a word is.
    const bare = /(?<=[^\s\u00a0\u202f:;!?/(«])[;!?»]|(?<=[\p{L}\d»)}])[:](?![/\d])|[ ][:;!?»]|«(?![\u00a0\u202f])/u;
    // What may head a column of a file is parted by semicolons.
    expect(wrong(bare, "fr").filter((one) => !one.includes("/homes/sheet.json"))).toEqual([]);
  });
});
