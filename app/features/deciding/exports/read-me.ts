import { type Left, leftLists } from "./archive-room";
import type { PastLeft } from "./pieces";

const encoder = new TextEncoder();

/** The head of the first page of all one's data. */
export function readMeOfAccount(facts: { email: string; madeAt: string }): string {
  const lines = [
    "Your data at Rentform",
    "",
    `Everything the account ${facts.email} held on ${facts.madeAt}.`,
    "",
    "account.json    name, address, where you were signed in, notices and how you want them, what you wrote to us",
    "forms/          each form: its working copy, every published version, its pictures and numbers",
    "  applications/ each application as text and as JSON, with its documents, earlier revisions, and what was made of it:",
    "                notes, letters, messages, references, what was asked for later",
    "",
    "Applications hold other people's personal data. Keep this archive safe and delete it when you no longer need it.",
  ];
  return `${lines.join("\n")}\n`;
}

/** The head of the first page of an archive of applications. */
export function readMeOfApplications(facts: { madeAt: string; total: number }): string {
  const lines = [
    `Applications from Rentform, ${facts.madeAt}`,
    "",
    `${facts.total === 1 ? "1 application" : `${facts.total} applications`}, in the order of arrival.`,
    "",
    "applications.csv   a row a person: the lead applicant first, then co-applicants and guarantors of the same household.",
    "                   Household income is in each of its rows: add up those of lead applicants only.",
    '                   Digits such as postcodes stand as ="02139": so a spreadsheet keeps them letter by letter.',
    "                   An apostrophe before =, +, - or @ keeps a spreadsheet from reading the text as a formula.",
    "a folder each      the answers as a PDF and the documents; folders within hold the own parts of the others.",
    "                   Where there are any: references.txt, messages.txt and private notes.txt, word for word.",
    "",
    "These are other people's personal data. Keep the archive safe and delete it when you no longer need it.",
  ];
  return `${lines.join("\n")}\n`;
}

const leftTitles: Record<keyof Left, string> = {
  locked:
    "Read in order, and waiting for their turn: here without names and answers, until it comes or the form is read in any order",
  leftOut: "No room in this archive; download these from their applications",
  withoutFolder: "Only in applications.csv; export these by themselves for their documents",
};

/** The first page, for people: `head`, then what the archive could not take in, each list under its title. */
export async function* readMePieces(head: string, past: PastLeft, at: number) {
  const bytes = (text: string) => ({ bytes: encoder.encode(text) });
  yield { begin: "Read me.txt", lastModified: new Date(at) };
  yield bytes(head);
  for (const list of leftLists) {
    let isFirst = true;
    for await (const left of past()) {
      if (left[list].length === 0) continue;
      if (isFirst) yield bytes(`\n${leftTitles[list]}:\n`);
      isFirst = false;
      yield bytes(`${left[list].join("\n")}\n`);
    }
  }
  yield { isEnd: true } as const;
}
