import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** Schemas of what we stored, signed or wrote ourselves, and of what machines send: nobody types it. */
const notTyped = [
  "app/platform/**",
  "app/features/forms/law/**",
  "app/features/**/queries/**",
  "app/features/**/commands/**",
  "app/features/**/stored-*.ts",
  "app/features/*/*/model.ts",
  "app/features/forms/law-watch/rules.ts",
  "app/features/applying/applications/step-feedback.ts",
  "app/features/applying/applications/letters.ts",
  "app/features/applying/applications/household/member.ts",
  "app/features/applying/apply/saved-answers/saved-answers.ts",
  "app/features/forms/form-model/kinds/saved-answers.ts",
  "app/features/applying/apply/preview/frame-messages.ts",
  "app/features/forms/builder/draft-store.ts",
  "app/features/forms/builder/preview-link.tsx",
  "app/features/forms/builder/upload-picture.ts",
  "app/features/deciding/exports/selection.ts",
  "app/features/site/marketing/post-entry.ts",
  "app/features/deciding/notices/stop-link.ts",
  "app/kernel/screen-rules.ts",
  "workers/**",
];
/** Of those, what takes a code and the name of a passkey from a page. */
const typedAllTheSame = ["app/platform/auth/second-factor/plugin.server.ts"];

/** A text behind `pipe` was read before; a format says itself which signs it has; an id of better-auth is no text. */
const bare =
  /(?<!pipe\(\s*)\bz\s*\.string\((?!\)\s*\.regex\(\/\^)|(?<!currentTarget\))\.get\("\w+"\)(?:\s*\?\?\s*"")?\)?\??\s*\.trim\(/g;
/** Numbers that stand in a page's own hidden fields and links. */
const hidden = /\b(?:rev|time|term|answer|from|at|year|yearSchema|createdAt|number|upTo)(?::| =) z\s*\.coerce\b/g;
const coerced = /(?<!pipe\(\s*)\bz\s*\.coerce\b/g;

function bypassesIn(source: string): number {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\/\/ .*/g, "")
    .replace(hidden, "");
  return (code.match(bare) ?? []).length + (code.match(coerced) ?? []).length;
}

// Red with `name: z.string().max(60)` in a schema of a form: a copied name would bring along what nobody sees.
it("every typed line is read through kernel/typed-text.ts", () => {
  const files = globSync("{app,workers}/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) =>
      file !== "app/kernel/typed-text.ts" &&
      (typedAllTheSame.includes(file) || !notTyped.some((pattern) => matchesGlob(file, pattern))),
  );
  const found = files.filter((file) => {
    const count = bypassesIn(readFileSync(join(projectRoot, file), "utf8"));
    // The passkey's own id.
    return count > (typedAllTheSame.includes(file) ? 1 : 0);
  });
  expect(found).toEqual([]);
});

describe("reading typed text without kernel/typed-text.ts", () => {
  it.each([
    ["name: z.string().max(60)", 1],
    ["const line = z\n  .string()\n  .trim()", 1],
    ['const code = (fields.get("code") ?? "").trim();', 1],
    ['url.searchParams.get("campaign")?.trim()', 1],
    ["credits: z.coerce.number().int()", 1],
    ["rev: z.coerce.number().int()", 0],
    ["name: singleLine().max(60)", 0],
    ["singleLine().pipe(z.coerce.number<string>())", 0],
    ["const id = z.string().regex(/^[a-z]+$/)", 0],
    ["line.pipe(z.string().min(1))", 0],
  ])("is detected: %s", (code, count) => {
    expect(bypassesIn(code)).toBe(count);
  });
});

/** Files that mails are made of: their text has no elements. */
const mails = /\/mails\/|^app\/kernel\/inert-text\.ts$/;

// Red with <p>{words.receiptTo(isolated(email))}</p>: whoever copies the address has the marks in it.
it("isolated text is marked by an element, never by characters that are copied along", () => {
  const files = globSync("app/**/*.tsx", { cwd: projectRoot }).filter((file) => !mails.test(file));
  const marked = files.filter((file) => {
    const text = readFileSync(join(projectRoot, file), "utf8");
    const calls = (text.match(/\bisolated\(/g) ?? []).length;
    return calls > 0 && !text.includes("<IsolatedText");
  });
  expect(marked).toEqual([]);
});
