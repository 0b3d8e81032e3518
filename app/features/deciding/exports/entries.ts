import type { ApplicationState } from "../../../db/schema/applications";
import { fileName, plainName } from "../../../kernel/content-disposition";
import type { PageLocale } from "../../../kernel/page-locale";
import type { DescribedGroup, DescribedSection } from "../../applying/applications/describe-application";
import { stateWords } from "../../applying/applications/state-words";
import { fileWords } from "./words/file-words";

type FileWords = (typeof fileWords)["en"];

/** One file of an archive; `name` is its path within, with forward slashes. */
export type ArchiveEntry = {
  name: string;
  input: string | Uint8Array;
  lastModified: Date;
};

export function jsonEntry(name: string, value: unknown, at: number): ArchiveEntry {
  return { name, input: `${JSON.stringify(value, null, 2)}\n`, lastModified: new Date(at) };
}

/** Milliseconds as an ISO 8601 text in UTC; null stays null. */
export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

export function textEntry(name: string, text: string, at: number): ArchiveEntry {
  return { name, input: text, lastModified: new Date(at) };
}

/** "14 Maple Street (ab12cd34ef56)": readable, and no two forms share one. */
export function formFolder(form: { title: string; urlId: string }, language: PageLocale): string {
  const title = plainName(form.title.replaceAll(/[/\\]/g, " "), 60) || fileWords[language].columns.form;
  return `forms/${title} (${form.urlId})`;
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
export function memberFolder(
  part: { role: "co_applicant" | "guarantor"; name: string },
  index: number,
  language: PageLocale,
): string {
  return `${index + 1} ${fileWords[language].roles[part.role]} ${folderName(part.name)}`.trim();
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

type Texts = { documents: readonly { id: string; name: string }[]; language: PageLocale };

/** An application as plain text: what was asked and what was answered, in the order of the form. */
export function applicationText(
  facts: ReadableFacts,
  described: { sections: DescribedSection[]; consents: { text: string; accepted: boolean }[] },
  { documents, language }: Texts,
): string {
  const words = fileWords[language];
  const names = new Map(documents.map((document) => [document.id, document.name]));
  const { reference, submittedAt, email, phone } = facts;
  const state = stateWords[language][facts.state as ApplicationState] ?? facts.state;
  const head = [
    facts.name,
    words.number({ reference }),
    words.sent({ time: submittedAt }),
    words.line({ label: words.columns.state, text: state }),
    words.line({ label: words.columns.email, text: email }),
    ...(phone ? [words.line({ label: words.columns.phone, text: phone })] : []),
  ];
  const sections = described.sections.flatMap((section) => [
    "",
    section.title.toLocaleUpperCase(language),
    ...section.groups.flatMap((group) => groupLines(group, names, words)),
  ]);
  const consents = described.consents.map(({ text, accepted }) =>
    words.line({ label: accepted ? words.agreed : words.notAgreed, text }),
  );
  return `${[...head, ...sections, ...(consents.length > 0 ? ["", words.consents, ...consents] : [])].join("\n")}\n`;
}

function groupLines(group: DescribedGroup, names: Map<string, string>, words: FileWords): string[] {
  const rows = group.rows.map(({ label, text, documents }) => {
    const answer = documents.length > 0 ? documents.map((id) => names.get(id) ?? id).join(", ") : text;
    return words.line({ label, text: answer === null ? words.notAnswered : answer.replaceAll("\n", "\n  ") });
  });
  return group.title ? ["", group.title, ...rows] : rows;
}
