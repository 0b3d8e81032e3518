import type { PageLocale } from "../../../kernel/page-locale";
import { leftLists } from "./archive-room";
import type { PastLeft } from "./pieces";
import { readMeWords } from "./words/read-me-words";

const encoder = new TextEncoder();

/** The head of the first page of all one's data. */
export function readMeOfAccount({ email, madeAt }: { email: string; madeAt: string }, language: PageLocale): string {
  const { account, isPersonal } = readMeWords[language];
  const files: Listed[] = [
    ["account.json", account.facts],
    ["forms/", account.forms],
    ["  viewings/", account.viewings],
    ["  applications/", account.applications],
  ];
  return page([account.title, "", account.everything({ email, time: madeAt }), "", ...listed(files), "", isPersonal]);
}

/** The head of the first page of an archive of applications. */
export function readMeOfApplications(
  { madeAt, total }: { madeAt: string; total: number },
  language: PageLocale,
): string {
  const { applications, isPersonal } = readMeWords[language];
  const files: Listed[] = [
    ["applications.csv", applications.rows],
    ["", applications.income],
    ["", applications.digits],
    ["", applications.apostrophe],
    ["*/", applications.folders],
    ["", applications.texts],
  ];
  const head = [applications.title({ time: madeAt }), "", applications.count({ count: total })];
  return page([...head, "", ...listed(files), "", isPersonal]);
}

type Listed = [file: string, text: string];

function listed(files: readonly Listed[]): string[] {
  return files.map(([file, text]) => `${file.padEnd(18)} ${text}`);
}

function page(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

/** The first page, for people: `head`, then what the archive could not take in, each list under its title. */
export async function* readMePieces(
  head: string,
  past: PastLeft,
  { at, language }: { at: number; language: PageLocale },
) {
  const words = readMeWords[language];
  const bytes = (text: string) => ({ bytes: encoder.encode(text) });
  yield { begin: words.file, lastModified: new Date(at) };
  yield bytes(head);
  for (const list of leftLists) {
    let isFirst = true;
    for await (const left of past()) {
      if (left[list].length === 0) continue;
      if (isFirst) yield bytes(`\n${words.left[list]}:\n`);
      isFirst = false;
      yield bytes(`${left[list].join("\n")}\n`);
    }
  }
  yield { isEnd: true } as const;
}
