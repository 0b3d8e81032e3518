import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { undoMs } from "../../../app/features/applying/applications/states";
import letterFields from "../../../app/words/en/decision/letter-fields";
import notice from "../../../app/words/en/decision/notice";
import review from "../../../app/words/en/decision/review";
import home from "../../../app/words/en/site/home";
import { projectRoot } from "../../../scripts/lib/local-server.ts";

// Red when it is another span than pages say; test/workers/decision/letters.test.ts holds that letters wait so long.
it("a decision can be undone for two minutes, and its letter waits as long", () => {
  expect(undoMs).toBe(120_000);
  for (const said of [review.done.tell, letterFields.nowHint, notice.sendHint, home.compare.answer.text])
    expect(said).toContain("two minutes");
});

it("no page, mail or README states another time for undoing", () => {
  const files = [
    "README.md",
    ...readdirSync(join(projectRoot, "app"), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:tsx?|mdx)$/.test(path) && !path.includes(join("forms", "law")))
      .map((path) => join("app", path)),
  ];
  const other =
    /(?:undo|undone|letters? wait|emails? waits?|goes out in|stop it for)[^.\n]{0,40}(?:30 seconds|half a minute)/i;
  const found = files.filter((path) => other.test(readFileSync(join(projectRoot, path), "utf8")));
  expect(found).toEqual([]);
});
