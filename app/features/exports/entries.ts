import { fileName, plainName } from "../../kernel/content-disposition";
import type { DescribedGroup, DescribedSection } from "../applications/describe-application";

/** One file of an archive; `name` is its path within, with forward slashes. */
export type ArchiveEntry = {
  name: string;
  input: string | Uint8Array | ReadableStream<Uint8Array>;
  lastModified: Date;
};

export function jsonEntry(name: string, value: unknown, at: number): ArchiveEntry {
  return { name, input: `${JSON.stringify(value, null, 2)}\n`, lastModified: new Date(at) };
}

export function textEntry(name: string, text: string, at: number): ArchiveEntry {
  return { name, input: text, lastModified: new Date(at) };
}

/** "14 Maple Street (ab12cd34ef56)": readable, and no two forms share one. */
export function formFolder(form: { title: string; urlId: string }): string {
  return `forms/${plainName(form.title.replaceAll(/[/\\]/g, " "), 60) || "Form"} (${form.urlId})`;
}

export function applicationFolder(folder: string, application: { reference: string; name: string }): string {
  return `${folder}/applications/${householdFolder(application)}`;
}

/** "RF-AAAA-2222 Ada Lovelace". */
export function householdFolder({ reference, name }: { reference: string; name: string }): string {
  const plain = folderName(name);
  return plain ? `${reference} ${plain}` : reference;
}

/** "2 Guarantor Mary Somerville", numbered as they were named. */
export function memberFolder(part: { role: "co_applicant" | "guarantor"; name: string }, index: number): string {
  const role = part.role === "guarantor" ? "Guarantor" : "Co-applicant";
  return `${index + 1} ${role} ${folderName(part.name)}`.trim();
}

/** Windows takes no folder whose name ends in a full stop. */
function folderName(name: string): string {
  return plainName(name.replaceAll(/[/\\]/g, " "), 60).replace(/[. ]+$/, "");
}

/** Numbered, for two documents may bear one name. */
export function documentName(index: number, name: string, kind: "pdf" | "jpg" | "png" | "heic"): string {
  return `${String(index + 1).padStart(2, "0")} ${fileName(name, kind)}`;
}

export type ReadableFacts = {
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  state: string;
  submittedAt: string;
};

/** An application as plain text: what was asked and what was answered, in the order of the form. */
export function applicationText(
  facts: ReadableFacts,
  described: { sections: DescribedSection[]; consents: { text: string; accepted: boolean }[] },
  documents: readonly { id: string; name: string }[],
): string {
  const names = new Map(documents.map((document) => [document.id, document.name]));
  const head = [
    `${facts.name}`,
    `Reference ${facts.reference}`,
    `Sent ${facts.submittedAt}`,
    `State: ${facts.state}`,
    `E-mail: ${facts.email}`,
    ...(facts.phone ? [`Phone: ${facts.phone}`] : []),
  ];
  const sections = described.sections.flatMap((section) => [
    "",
    section.title.toUpperCase(),
    ...section.groups.flatMap((group) => groupLines(group, names)),
  ]);
  const consents = described.consents.map(({ text, accepted }) => `${accepted ? "Agreed" : "Not agreed"}: ${text}`);
  return `${[...head, ...sections, ...(consents.length > 0 ? ["", "CONSENTS", ...consents] : [])].join("\n")}\n`;
}

function groupLines(group: DescribedGroup, names: Map<string, string>): string[] {
  const rows = group.rows.map(({ label, text, documents }) => {
    const answer = documents.length > 0 ? documents.map((id) => names.get(id) ?? id).join(", ") : text;
    return `${label}: ${answer === null ? "(not answered)" : answer.replaceAll("\n", "\n  ")}`;
  });
  return group.title ? ["", group.title, ...rows] : rows;
}

/** The archive's first page, for people. `locked`: references of those who wait for their turn. */
export function readMe(facts: {
  email: string;
  madeAt: string;
  leftOut: readonly string[];
  locked: readonly string[];
}): string {
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
  const left = ["", "Too large for one archive; download these from their applications:", ...facts.leftOut];
  const locked = ["", `${waitingForTurn}:`, ...facts.locked];
  return `${[...lines, ...(facts.locked.length > 0 ? locked : []), ...(facts.leftOut.length > 0 ? left : [])].join(
    "\n",
  )}\n`;
}

const waitingForTurn =
  "Read in order, and waiting for their turn: here without names and answers, until it comes or the form is read in any order";

/** The first page of an archive of applications. */
export function readMeOfApplications(facts: {
  madeAt: string;
  total: number;
  leftOut: readonly string[];
  withoutFolder: readonly string[];
  locked: readonly string[];
}): string {
  const lines = [
    `Applications from Rentform, ${facts.madeAt}`,
    "",
    `${facts.total === 1 ? "1 application" : `${facts.total} applications`}, in the order of arrival.`,
    "",
    "applications.csv   a row a person: the lead applicant first, then co-applicants and guarantors of the same household.",
    "                   Household income stands in each of its rows: add up those of lead applicants only.",
    "                   An apostrophe before =, +, - or @ keeps a spreadsheet from reading the text as a formula.",
    "a folder each      the answers as a PDF and the documents; folders within hold the own parts of the others.",
    "                   Where there are any: references.txt, messages.txt and private notes.txt, word for word.",
    "",
    "These are other people's personal data. Keep the archive safe and delete it when you no longer need it.",
  ];
  const left = ["", "No room in this archive; download these from their applications:", ...facts.leftOut];
  const without = [
    "",
    "Only in applications.csv; export these by themselves for their papers:",
    ...facts.withoutFolder,
  ];
  const locked = ["", `${waitingForTurn}:`, ...facts.locked];
  return `${[
    ...lines,
    ...(facts.locked.length > 0 ? locked : []),
    ...(facts.leftOut.length > 0 ? left : []),
    ...(facts.withoutFolder.length > 0 ? without : []),
  ].join("\n")}\n`;
}
