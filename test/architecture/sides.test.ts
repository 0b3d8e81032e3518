import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** Where left and right are meant, and why. */
const meant: Record<string, readonly string[]> = {
  // The middle, moved back by half of itself: the same from both sides.
  "app/features/applying/documents/browser/sheets.ts": ["left-1/2"],
  "app/features/forms/builder/question-card.tsx": ["left-1/2"],
  // Moved to where the pointer is, which is counted from the left.
  "app/features/forms/builder/drag.ts": ["left-0"],
  // Mail programs know no logical sides: the file has both.
  "app/ui/mail-layout.tsx": ["4px 0 4px 16px", "4px 16px 4px 0", "borderLeft", "borderRight"],
  // As wide as its line, so that the side does not matter; browsers of the floor know no inline-start.
  "app/styles/apply.css": ["float: left"],
  // A tick, and arrows downwards: two borders, turned.
  "app/styles/app.css": ["0 2px 2px 0"],
  "app/styles/apply-fold.css": ["0 2px 2px 0"],
  "app/styles/apply-wide.css": ["0 2px 2px 0"],
};

const size = "(?:\\d[\\d./]*|px|auto|full|none|xs|sm|md|lg|xl|line|accent|amber|red|[[(]\\S*)";
const sided = `(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-${size}`;
const edged = `(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-${size})?`;
const patterns = {
  class: new RegExp(`(?<=["'\`\\s:])-?(?:${sided}|${edged}|(?:text|float|clear)-(?:left|right))(?=["'\`\\s])`, "g"),
  style: /\b(?:margin|padding|border)(?:Left|Right)\b|\b(?:textAlign|float): "(?:left|right)"/g,
  arrow: /<(?:Chevron|Arrow)(?:Left|Right)\b(?![^>]*\brtl:)/g,
  property:
    /(?:margin|padding|border)-(?:left|right)\b|(?<=[;{\s])(?:left|right)(?=\s*:)|\b(?:text-align|float|clear):\s*(?:left|right)\b/g,
};
const shorthands = {
  sheet: /\b(?:margin|padding|inset|border-width|border-radius):\s*([^;]+)/g,
  script: /\b(?:margin|padding|inset|borderWidth|borderRadius): "([^"]+)"/g,
};

/** "top right bottom left" of which right is not left; of corners, which are named from the left. */
function isOneSided(property: string, values: string): boolean {
  const [first, second, third, fourth] = values
    .replace(/\([^()]*\)/g, "()")
    .trim()
    .split(/\s+/);
  if (fourth === undefined) return false;
  return /radius/i.test(property) ? first !== second || third !== fourth : second !== fourth;
}

function sidesIn(file: string, source: string): string[] {
  const { property, ...ofScripts } = patterns;
  const isSheet = file.endsWith(".css");
  const said = isSheet ? [property] : Object.values(ofScripts);
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "");
  const found = said.flatMap((pattern) => code.match(pattern) ?? []);
  const oneSided = [...code.matchAll(shorthands[isSheet ? "sheet" : "script"])].filter(([all, values = ""]) =>
    isOneSided(all, values),
  );
  return [...new Set([...found, ...oneSided.map(([, values = ""]) => values.trim())])].sort();
}

const read = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot })
    .filter((file) => !file.startsWith("app/words/"))
    .map((file) => [file, readFileSync(join(projectRoot, file), "utf8")] as const);

describe("right-to-left languages", () => {
  // Red with "ml-2", "text-align: left", "margin: 0 1rem 0 0" or an arrow that is not turned.
  it("find no side of a page, sheet or mail called left or right", () => {
    const found = read("app/**/*.{ts,tsx,css,mdx}")
      .map(([file, source]) => [file, sidesIn(file, source)] as const)
      .filter(([, sides]) => sides.length > 0);
    expect(Object.fromEntries(found)).toEqual(meant);
  });

  // Red with <p lang={foreign}>: on a page from right to left an English sentence had its full stop in front.
  it("have the direction of an element beside its language", () => {
    const bare = read("app/**/*.tsx").flatMap(([file, source]) =>
      [...source.matchAll(/<([a-z][a-z0-9]*|[A-Z]\w*)\s[^>]*?\blang=\{(?:[^>]|=>)*?>/g)]
        .filter(([tag, name]) => !/\bdir=/.test(tag) && name !== "bdi" && name !== "Tick" && name !== "DeclarationForm")
        .map(([tag]) => `${file}: ${tag}`),
    );
    expect(bare).toEqual([]);
  });
});
