import { catalogue } from "./catalogue";
import { readyConsents } from "./consents";
import type { Texts } from "./localized";
import * as plans from "./section-plans";

let ready: ReadonlySet<string> | undefined;

/** Whether a text is one that ready questions, sections and consents bring, in any language: nobody wrote it for this form. */
export function isReadyText(text: string | undefined): boolean {
  ready ??= new Set([...catalogueTexts(), ...planTexts(), ...consentTexts()]);
  return text !== undefined && ready.has(text);
}

function catalogueTexts(): string[] {
  return catalogue.flatMap(({ label, help = [], text = [], options = [] }) => [
    ...label,
    ...help,
    ...text,
    ...options.flatMap(([, texts]) => [...texts]),
  ]);
}

function consentTexts(): string[] {
  return Object.values(readyConsents).flatMap(({ text }) => [...text]);
}

function planTexts(): string[] {
  const texts = (all: Texts | undefined) => [...(all ?? [])];
  return Object.values(plans).flatMap(({ title, help, repeat }) => [
    ...texts(title),
    ...texts(help),
    ...texts(repeat?.itemLabel),
  ]);
}
