/** The page of exported files. */
export default {
  title: "Exports",
  back: "Tenant Applications",
  kept: "Each file is kept for 24 hours, then deleted.",
  law: {
    title: "Your forms and the law",
    text: "When your forms were checked, and against which rules. Keep the record in case someone asks.",
    /** {year}: "2026". */
    sheet: "Sheet of {year} (PDF)",
  },
} as const;
