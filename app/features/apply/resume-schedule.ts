const hourMs = 60 * 60 * 1000;

/** At most three reminders, whatever is asked. */
export const remindersAtMost = 3;

/**
 * When an unfinished application is next spoken of: a day and three days after its link was asked for, and a day before it
 * ends. Times in milliseconds; null when nothing is left before the end.
 */
export function nextReminderAt(times: { askedAt: number; endsAt: number; after: number }): number | null {
  const { askedAt, endsAt, after } = times;
  const slots = [askedAt + 24 * hourMs, askedAt + 72 * hourMs, endsAt - 24 * hourMs];
  const ahead = slots.filter((slot) => slot > after && slot < endsAt && slot > askedAt);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
