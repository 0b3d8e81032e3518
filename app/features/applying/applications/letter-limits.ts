/** Without the schemas of letters.ts, which no browser needs. */
export const letterLimits = { textLength: 4000, agencyLength: 300, scoreFactors: 5, daysAhead: 60 } as const;
