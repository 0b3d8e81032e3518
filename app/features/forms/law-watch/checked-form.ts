import type { AskedWhen } from "../law/asked-when";

/** `findings`: what stood against the version when it was read again; null: it was published, and nothing did. */
export type LawCheckLine = { at: number; versionNumber: number; rules: string; findings: number | null };
export type CheckedForm = { title: string; urlId: string; checks: LawCheckLine[]; stages: AskedStages | null };

/** Of the version published last in the year: when it asks what it does not simply ask with the application. */
export type AskedStages = { versionNumber: number; questions: AskedWhen[] };
