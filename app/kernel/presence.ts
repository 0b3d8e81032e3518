/** What somebody does on the page of an application, for the others who have it open. */
export const doings = ["reading", "note", "message", "decision"] as const;
export type Doing = (typeof doings)[number];

/** How often an open page says that it is looked at, and asks who else is there. */
export const presenceEveryMs = 10_000;
/** So long after a page was last heard of, its reader counts as there. */
export const presentForMs = 30_000;
/** So long after, the row of it is deleted. */
export const presenceKeptMs = 5 * 60_000;
