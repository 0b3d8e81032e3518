/** A month, a day, or a moment in UTC: "2026-11", "2026-11-21", "2026-11-21 14:00:23". */
export type IsoTime = { iso: string };

/** A cell of a spreadsheet. Text stays text, whatever it looks like; null is empty. */
export type Cell = string | number | IsoTime | null;
