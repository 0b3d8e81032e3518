import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

const documents = [
  "README.md",
  "migrations/README.md",
  ...["docs", ".github", "app/features", "app/files"].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  ),
];
const wings = readdirSync(join(projectRoot, "app/features"));
const decisions = documents.filter((path) => path.startsWith("docs/decisions/"));

describe.each(documents)("the document %s", (path) => {
  const text = read(path);

  // Red when a script is renamed in package.json alone.
  it("names only npm scripts that exist", () => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? "",
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("links only to files that exist", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((match) => match[1] ?? "");
    expect(links.filter((link) => !existsSync(join(projectRoot, dirname(path), link)))).toEqual([]);
  });

  it("names only our files that exist", () => {
    const paths = [...text.matchAll(/`((?:app|workers|scripts|test|docs|migrations|public)\/[\w./-]+)`/g)];
    const inWings = [...text.matchAll(new RegExp(`\`((?:${wings.join("|")})/[\\w./-]+)\``, "g"))];
    const named = [...paths.map(([, name = ""]) => name), ...inWings.map(([, name = ""]) => `app/features/${name}`)];
    expect(named.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
  });
});

// Red when a feature is added, or changes its wing, and docs/architecture.md is not told.
it("docs/architecture.md names every feature in its wing", () => {
  const text = read("docs/architecture.md");
  const listed = text.slice(text.indexOf("\n  features/"), text.indexOf("\n  words/"));
  const missing = wings.flatMap((wing) => {
    const said = listed.slice(listed.indexOf(`\n    ${wing}/`)).split(/\n {4}(?=\w)/)[1] ?? "";
    return readdirSync(join(projectRoot, "app/features", wing), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !new RegExp(`\\b${entry.name}\\b`).test(said))
      .map((entry) => `${wing}/${entry.name}`);
  });
  expect(missing).toEqual([]);
});

it("the README is short", () => {
  expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(8 * 1024);
});

it.each(decisions)("%s has a date and a reason for each decision", (path) => {
  const entries = read(path)
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(entries).not.toEqual([]);
  for (const entry of entries) expect(entry).toMatch(/^- (~~)?\d{4}-\d{2}-\d{2}: /);
});
