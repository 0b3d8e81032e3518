/** A change that is to come. `kind`: of the terms, a company that is to help us, the end of the service. Days as 2027-01-10. */
export type LegalChange = { kind: keyof typeof noticeDays; announcedOn: string; appliesOn: string; what: string };

/** So many days before it applies a change stands on its page. */
export const noticeDays = { terms: 30, helper: 30, end: 90 } as const;

/** What was announced, oldest first: whoever runs this adds a line and deploys (docs/operations.md). */
export const legalChanges: readonly LegalChange[] = [];
