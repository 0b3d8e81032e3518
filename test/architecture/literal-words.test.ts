import { describe, expect, it } from "vitest";
import { countByFolder, findWordsInCode } from "../../scripts/lib/code-with-words.ts";
import { findLiteralWords } from "../../scripts/lib/literal-words.ts";
import left from "./words-in-code.json" with { type: "json" };

/** What still stands in code, by folder: `npm run words -- lower` writes the table, and never a higher number. */
const allowed: Record<string, number> = left;
const found = findWordsInCode();
const counts = countByFolder(found);
const folders = [...new Set([...Object.keys(allowed), ...Object.keys(counts)])].sort();

describe("words for people stand in app/words, not in code", () => {
  // Red with <p>Hello there</p> in a component: nobody could translate it.
  it.each(folders)("%s has no more words in its code than before, and the table knows of fewer", (folder) => {
    const count = counts[folder] ?? 0;
    const most = allowed[folder] ?? 0;
    const words = found.filter((one) => one.folder === folder).map(({ file, line, text }) => `${file}:${line} ${text}`);
    expect(count, `move into app/words what is new among:\n${words.join("\n")}`).toBeLessThanOrEqual(most);
    expect(count, "lower the number: npm run words -- lower").toBe(most);
  });
});

describe("the finder of words", () => {
  const textsIn = (code: string) => findLiteralWords("page.tsx", code).map(({ text }) => text);

  it.each([
    ["text of JSX", "<p>by</p>"],
    ["an expression in JSX", '<p>{isOpen ? "by" : null}</p>'],
    ["a label for a screen reader", '<a aria-label="by hand" />'],
    ["a template in an attribute", `<a title={\`\${count} by hand\`} />`],
    ["a toast", 'toast("Saved")'],
    ["a message of zod", 'z.string().min(1, "Enter your name")'],
    ["a property that is read", '({ hint: "Optional" })'],
    ["a title of a page", 'const meta = () => [{ title: "Home" }]'],
    ["a sentence by itself", 'const none = "Nothing here yet."'],
    ["a table of labels", 'const state = { open: "To do" }[kind]'],
    ["a choice by the number one", 'count === 1 ? "day" : "days"'],
    ["a choice by more than one", 'days > 1 ? "s" : ""'],
  ])("it finds %s", (_, code) => {
    expect(textsIn(code)).toHaveLength(1);
  });

  it.each([
    ["classes", '<p className="Muted small text" id="Main part" />'],
    ["a key", 'state === "To do" || words["To do"]'],
    ["failures for developers", 'throw new Error("No such form"); console.error("No such form")'],
    ["SQL", "sql`Some words of SQL`"],
    ["types", 'type State = "To do" | "Well done"; import a from "./Some file"'],
    ["words from the catalogue", "<p title={words.title}>{words.text}</p>"],
    ["a number compared with one", "const next = count === 1 ? first : undefined"],
  ])("it leaves alone %s", (_, code) => {
    expect(textsIn(code)).toEqual([]);
  });
});
