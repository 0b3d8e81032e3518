/** How long a decision may be undone and its letter waits: `undoMs` of applications/states.ts, in words. */
export const undoSpan = "two minutes";
