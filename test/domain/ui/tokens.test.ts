import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../../app/styles/tokens.css", import.meta.url), "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

function block(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`no ${selector} in tokens.css`);
  const open = css.indexOf("{", start + selector.length - 1);
  const body = css.slice(open + 1, css.indexOf("}", open));
  return Object.fromEntries([...body.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}

const light = block(":root {");
const themes = {
  light,
  dark: block(':root[data-theme="dark"]'),
};

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a plain colour: ${hex}`);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ["paper", "paper-raised", "paper-sunken"];
/** WCAG 1.4.3: text 4.5:1. */
const textPairs = [
  ...surfaces.flatMap((surface) =>
    ["ink", "ink-muted", "accent", "accent-hover", "red", "red-hover", "amber"].map((text) => [text, surface]),
  ),
  ...["accent", "accent-hover"].map((surface) => ["on-accent", surface]),
  ...["red", "red-hover"].map((surface) => ["on-red", surface]),
  ...["accent-soft", "amber-soft", "red-soft"].flatMap((surface) =>
    ["ink", "ink-muted"].map((text) => [text, surface]),
  ),
  ["accent", "accent-soft"],
  ["amber", "amber-soft"],
  ["red", "red-soft"],
] as [string, string][];
/** WCAG 1.4.11: the edge of a control and the ring of the focus 3:1. */
const controlPairs = [
  ...surfaces.flatMap((surface) => ["line-strong", "focus", "accent", "red"].map((edge) => [edge, surface])),
  ...["accent-soft", "amber-soft", "red-soft"].map((surface) => ["focus", surface]),
] as [string, string][];

describe.each(Object.entries(themes))("the colours of the theme %s", (_name, theme) => {
  const colour = (name: string) => theme[name] ?? "missing";
  it.each(textPairs)("%s is readable on %s", (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controlPairs)("%s is visible on %s", (edge, surface) => {
    expect(contrast(colour(edge), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});

describe("the theme's tokens", () => {
  it("are equal for the system's dark theme and the chosen one", () => {
    expect(block(':root:not([data-theme="light"])')).toEqual(themes.dark);
  });
  it("have a dark value for every colour of the light theme", () => {
    const colours = Object.keys(light).filter((name) => /^(#|rgb)/.test(light[name] ?? ""));
    expect(Object.keys(themes.dark).sort()).toEqual(colours.sort());
  });
});

describe("the tenants' stylesheet", () => {
  const sheet = readFileSync(new URL("../../../app/styles/apply.css", import.meta.url), "utf8");
  const longNames: Record<string, string> = {
    raised: "paper-raised",
    sunken: "paper-sunken",
    muted: "ink-muted",
    strong: "line-strong",
  };

  it.each([
    ["light", /^:root \{([^}]*)\}/m],
    ["dark", /prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/],
  ] as const)("has the same %s colours", (name, pattern) => {
    const found = [...(pattern.exec(sheet)?.[1] ?? "").matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)];
    expect(found.length).toBeGreaterThan(14);
    for (const [, short = "", colour] of found) {
      expect([short, themes[name][longNames[short] ?? short]]).toEqual([short, colour]);
    }
  });
});
