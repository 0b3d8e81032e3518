import { catalogueEntry } from "./catalogue";
import { type ConsentKey, readyConsents } from "./consents";
import type { Consent, Field, LocalizedText } from "./schema";

/** Words that a ready question may have beside its own: a place's form gives it others. */
export type KnownWords = readonly string[];

/** A ready question whose label, help or options the landlord wrote anew: it may ask something else by now. */
export function hasOwnWords(field: Field, known: KnownWords = []): boolean {
  if (field.catalogueKey === undefined) return false;
  const entry = catalogueEntry(field.catalogueKey);
  if (entry?.kind !== field.kind) return true;
  const options = "options" in field ? field.options : [];
  const labels = (entry.options ?? []).flatMap(([, label]) => label);
  return (
    isWritten(field.label, [...entry.label, ...known]) ||
    isWritten(field.help, [...(entry.help ?? []), ...known]) ||
    options.some(({ label }) => isWritten(label, labels))
  );
}

/** A tick that is none of the ready ones, or no longer says what they say. */
export function hasOwnText({ catalogueKey, text }: Consent): boolean {
  const ready = readyConsents[(catalogueKey ?? "") as ConsentKey];
  return ready === undefined || isWritten(text, ready.text);
}

function isWritten(text: LocalizedText | undefined, ready: readonly string[]): boolean {
  return Object.values(text ?? {}).some((words) => words.trim() !== "" && !ready.includes(words));
}
