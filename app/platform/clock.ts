/** Passed in everywhere, so that tests choose the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
