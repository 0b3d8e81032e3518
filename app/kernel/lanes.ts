/**
 * Each lane of the outbox has a queue and consumers of its own, so that none waits for another. "urgent": somebody waits in
 * front of a screen. "ordinary": somebody has done something. "bulk": a clock has, for many at once. "exports": archives,
 * which take minutes.
 */
export const lanes = ["urgent", "ordinary", "bulk", "exports"] as const;
export type Lane = (typeof lanes)[number];
