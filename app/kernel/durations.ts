/** A minute of the clock, in milliseconds. */
export const minuteMs = 60 * 1000;

/** An hour, in milliseconds. */
export const hourMs = 60 * minuteMs;

/** A day of the clock, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;
