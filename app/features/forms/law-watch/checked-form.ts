/** `findings`: what stood against the version when it was read again; null: it was published, and nothing did. */
export type LawCheckLine = { at: number; versionNumber: number; rules: string; findings: number | null };
export type CheckedForm = { title: string; urlId: string; checks: LawCheckLine[] };
