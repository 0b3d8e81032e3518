import ts from "typescript";
import { isLabel, isSentence, isText } from "./looks-like-words.ts";

/** A text for people that stands in code, or a test for "one" that chooses between texts. */
export type LiteralWords = { line: number; kind: "text" | "plural"; text: string };

/** Attributes and properties that machines read. */
const unread =
  /^(className|class|d|id|key|style|to|href|src|type|viewBox|transform|autoComplete|accept|pattern|kind|action|method|role|rel|form|htmlFor|target|code|font\w*|data-.*|aria-(controls|describedby|labelledby|live|current|owns|haspopup))$/;
/** Attributes and properties that people read. */
const read =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|hint|legend|description|summary|heading|message|error|text|subject|confirm|caption|lead|note|help|question|preview|spelledOut|why|empty|headers?|tooltip|said|\w+(Label|Title|Text|Hint|Message|Heading|Note|Placeholder))$/;
/** Calls whose texts developers read. */
const forDevelopers = /^(console\.\w+|log\w*|report(Error|Once)|assert\w*|super)$/;
/** Failures whose text is the answer. */
const answered = /^(APIError|Response)$/;

type Place = "anywhere" | "read" | "child";
type Visit = (node: ts.Node, place: Place) => void;

const matches: Record<Place, (text: string) => boolean> = { anywhere: isSentence, read: isLabel, child: isText };

/** The words for people that stand in one file of code. */
export function findLiteralWords(path: string, code: string): LiteralWords[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: LiteralWords[] = [];
  const add = (node: ts.Node, kind: LiteralWords["kind"], text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(firstLetter(node));
    found.push({ line: line + 1, kind, text: text.replace(/\s+/g, " ").trim() });
  };
  const visit: Visit = (node, place) => {
    if (isUnread(node)) return;
    if (isPlural(node)) {
      add(node, "plural", node.getText());
      visit(node.condition, "anywhere");
      return;
    }
    const text = ts.isJsxText(node) ? node.text : textOf(node);
    const fits = matches[ts.isJsxText(node) ? "child" : place];
    if (text !== undefined && fits(text)) add(node, "text", text);
    visitInside(node, place, visit);
  };
  visit(source, "anywhere");
  return found;
}

function visitInside(node: ts.Node, place: Place, visit: Visit): void {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
    if (!unread.test(name) && node.initializer) visit(node.initializer, read.test(name) ? "read" : "anywhere");
  } else if (ts.isJsxExpression(node)) {
    const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
    if (node.expression) visit(node.expression, isChild ? "child" : place);
  } else if (ts.isCallExpression(node)) {
    visit(node.expression, "anywhere");
    const argument = /^toast\b/.test(node.expression.getText()) ? "read" : "anywhere";
    for (const child of node.arguments) visit(child, argument);
  } else if (ts.isConditionalExpression(node)) {
    visit(node.condition, "anywhere");
    visit(node.whenTrue, place);
    visit(node.whenFalse, place);
  } else {
    const inner = isSameValue(node) ? place : "anywhere";
    ts.forEachChild(node, (child) => visit(child, inner));
  }
}

/** A value in brackets, one of two, one of a list, or what a short function gives. */
function isSameValue(node: ts.Node): boolean {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    (ts.isBinaryExpression(node) && !isComparison(node)) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isArrowFunction(node)
  );
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node) || isForTheOperator(node)) return true;
  if (ts.isCallExpression(node)) return forDevelopers.test(node.expression.getText());
  if (ts.isNewExpression(node)) {
    const name = node.expression.getText();
    return !answered.test(name) && (ts.isThrowStatement(node.parent) || name.endsWith("Error"));
  }
  return textOf(node) !== undefined && isKey(node);
}

/** The name and the example of a mail, in the operator's list of all. */
function isForTheOperator(node: ts.Node): boolean {
  if (!ts.isMethodDeclaration(node) && !ts.isPropertyAssignment(node)) return false;
  const call = node.parent.parent;
  if (!ts.isCallExpression(call) || call.expression.getText() !== "defineMail") return false;
  return ["name", "example"].includes(node.name.getText());
}

/** Compared with, looked up, or taken apart into single words. */
function isKey({ parent }: ts.Node): boolean {
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isPropertyAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) && isComparison(parent))
  );
}

/** A text, with "{}" for what is filled in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

/** `count === 1 ? "person" : "people"`: other languages have more forms than these, and other bounds. */
function isPlural(node: ts.Node): node is ts.ConditionalExpression {
  if (!ts.isConditionalExpression(node) || !/(?:[=!]==?|>) 1$/.test(node.condition.getText())) return false;
  return [node.whenTrue, node.whenFalse].some((branch) => {
    const text = textOf(branch);
    return text !== undefined && /\p{L}/u.test(text) && !/^[a-z]+(-[a-z]+)+$/.test(text);
  });
}

/** JSX text begins behind the tag, often on the line before its words. */
function firstLetter(node: ts.Node): number {
  return ts.isJsxText(node) ? node.pos + node.text.search(/\S/) : node.getStart();
}
