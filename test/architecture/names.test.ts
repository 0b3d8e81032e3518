import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

const inFolder = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1));
const wings = readdirSync(join(projectRoot, "app/features"));
const files = inFolder("app/features");
const roomOf = (path: string) => basename(dirname(path));

describe("names of files and exports", () => {
  it.each(wings)("the README of the wing %s names each of its features", (wing) => {
    const folder = join(projectRoot, "app/features", wing);
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(inside.map(({ name }) => name).filter((name) => !readme.includes(`- **${name}**:`))).toEqual([]);
  });

  // Red when a helper of several pages is put into app/ itself.
  it("no file is directly in app/ apart from the known ones", () => {
    const loose = readdirSync(join(projectRoot, "app"), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(loose.map(({ name }) => name).sort()).toEqual([
      "context.ts",
      "entry.client.tsx",
      "entry.server.tsx",
      "root.tsx",
      "routes.ts",
      "services.ts",
    ]);
  });

  // Red when commands/withdraw-application.server.ts is renamed commands/withdraw.server.ts.
  it("a command is named by a verb and a noun", () => {
    const commands = files.filter((path) => roomOf(path) === "commands" && path.endsWith(".server.ts"));
    expect(commands.length).toBeGreaterThan(80);
    expect(commands.filter((path) => !/^[a-z]+(-[a-z]+)+\.server\.ts$/.test(basename(path)))).toEqual([]);
  });

  // Red when a command reads `const [, written] = await db.batch([...])`.
  it("a command reads the results of its batch by name", () => {
    const commands = files.filter((path) => roomOf(path) === "commands");
    const byPlace = commands.filter((path) =>
      /= await [\w.]+\.batch\(/.test(readFileSync(join(projectRoot, path), "utf8")),
    );
    expect(byPlace).toEqual([]);
  });

  // Red when a statement is called `updateRentForm`: which of its columns, and why, is what a reader asks.
  it("a statement of a batch is named after what it does, not after its table", () => {
    const writing = [...inFolder("app"), ...inFolder("workers")].filter((path) => path.endsWith(".ts"));
    const mechanical = writing.flatMap((path) =>
      [...readFileSync(join(projectRoot, path), "utf8").matchAll(/^\s+(update[A-Z]\w*|\w*[a-z]\d):\s+db\b/gm)].map(
        ([, name]) => `${path} ${name}`,
      ),
    );
    expect(mechanical).toEqual([]);
  });

  // Red when a line of comment before an exported function of the server goes.
  it("an exported server function declares its parameter and return types", () => {
    const server = [...inFolder("app"), ...inFolder("workers")].filter((path) => /\.server\.tsx?$/.test(path));
    const silent = server.flatMap((path) =>
      [...readFileSync(join(projectRoot, path), "utf8").matchAll(/(.*)\nexport (?:async )?function\*? (\w+)/g)]
        .filter(([, before = ""]) => !before.trimEnd().endsWith("*/"))
        .map(([, , name]) => `${path} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  // Red when a query lies beside its feature's rules.
  it("database queries are in commands, queries or mails only", () => {
    const asking = files.filter(
      (path) => path.endsWith(".server.ts") && /from "drizzle-orm"/.test(readFileSync(join(projectRoot, path), "utf8")),
    );
    expect(asking.filter((path) => !["commands", "queries", "mails"].includes(roomOf(path)))).toEqual([]);
  });

  // Red when a mail's text is written in workers/jobs, or a mail is written that no definition uses.
  it("each mail is in a mails folder and has a definition", () => {
    const mails = files.filter((path) => roomOf(path) === "mails");
    const definitions = mails
      .filter((path) => path.endsWith(".server.ts"))
      .map((path) => readFileSync(join(projectRoot, path), "utf8"));
    expect(definitions.length).toBeGreaterThan(15);
    const words = mails.filter((path) => !path.endsWith(".server.ts"));
    const nameOf = (path: string) => basename(path).replace(/\.tsx?$/, "");
    expect(words.filter((path) => !definitions.some((text) => text.includes(`/${nameOf(path)}"`)))).toEqual([]);
    const elsewhere = files.filter((path) => /renderMail\(/.test(readFileSync(join(projectRoot, path), "utf8")));
    expect(elsewhere.filter((path) => roomOf(path) !== "mails")).toEqual([]);
  });

  it("the length of a day is defined once", () => {
    const found = [...inFolder("app"), ...inFolder("workers")].filter((path) =>
      /\b24 \* (60 \* 60|3600) \* 1000|86_?400_?000/.test(readFileSync(join(projectRoot, path), "utf8")),
    );
    expect(found).toEqual(["app/kernel/durations.ts"]);
  });

  // Red when a feature writes `es: "..."` beside its English.
  it("the words of a language are in its folder", () => {
    const apart = [
      // What each language calls itself.
      "app/features/applying/answering/ui/languages.tsx",
      // The lexicon reads and answers in five languages, two of which no page has.
      ...files.filter((path) => path.startsWith("app/features/forms/law/lexicon/")),
      // The ready questions and templates are form content, too.
      ...files.filter((path) => path.startsWith("app/features/forms/form-model/catalogue/")),
    ];
    const spoken = files.filter((path) =>
      /^\s*"?(es|fr)"?: ["'`({]/m.test(readFileSync(join(projectRoot, path), "utf8")),
    );
    expect(spoken.filter((path) => !apart.includes(path))).toEqual([]);
    const [english = [], spanish = []] = ["en", "es"].map((language) => {
      const folder = `app/words/${language}`;
      return inFolder(folder).map((path) => path.slice(folder.length + 1).replace(/\.\w+$/, ""));
    });
    // A landlord's pages and the admin's speak English alone.
    const alone = english.filter((path) => !spanish.includes(path));
    const ofTenants = ["answering", "applicant", "apply", "info-requests", "pdf", "references"];
    expect(alone.filter((path) => ofTenants.includes(path.split(/[/.]/)[0] ?? ""))).toEqual([]);
    expect(spanish.filter((path) => !english.includes(path))).toEqual([]);
  });

  // Red when a component writes a table of three sentences by itself.
  it("a table of words is among the words of its language", () => {
    const apart = [
      // What the law says of a place is data with sources, and the lexicon speaks five languages.
      "app/features/forms/law/",
      // Form content, which a form carries in all its languages.
      "app/features/forms/form-model/catalogue/",
      "app/features/forms/form-model/section-plans.ts",
      // The law of withdrawal wants its words in German, too, which no other page has.
      "app/features/money/withdrawals/",
      "app/features/site/marketing/posts/",
      "app/features/people/contact/mails/contact.server.ts",
      "app/features/site/marketing/ui/in-currencies.tsx",
      // Each entry stands with values of the rules or addresses beside its words.
      "app/features/operator/admin/queue-actions.ts",
      "app/features/forms/builder/unlawful.ts",
      "app/features/operator/operations/queries/list-work.server.ts",
    ];
    const tables = files.flatMap((path) => {
      const text = readFileSync(join(projectRoot, path), "utf8");
      return (
        [...text.matchAll(/^(?:export )?const (\w+)[^\n]*? = \{\n([\s\S]*?)^\}/gm)]
          .filter(([, , body = ""]) => (body.match(/: "[A-Z“][^"\n]* [^"\n]*"/g) ?? []).length >= 3)
          // What stands beside a function, a picture or a value of the feature stays with it.
          .filter(([, , body = ""]) => !/=>|<[A-Z]|\(|`[^`]*\$\{/.test(body.replace(/"[^"\n]*"/g, "")))
          .map(([, name]) => `${path} ${name}`)
      );
    });
    expect(tables.filter((table) => !apart.some((path) => table.startsWith(path)))).toEqual([]);
  });
});
