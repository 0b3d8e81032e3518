/** What a status link may change: more than anybody corrects, and no more than a landlord can read. */
export const correctionLimits = { aDay: 10, ever: 50 } as const;
