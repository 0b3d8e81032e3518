const hourMs = 60 * 60 * 1000;

export const remindersAtMost = 3;

/** The next reminder: a day and three days after the link was asked for, a day before the end. In ms; null: none left. */
export function nextReminderAt(times: { askedAt: number; endsAt: number; after: number }): number | null {
  const { askedAt, endsAt, after } = times;
  const slots = [askedAt + 24 * hourMs, askedAt + 72 * hourMs, endsAt - 24 * hourMs];
  const ahead = slots.filter((slot) => slot > after && slot < endsAt && slot > askedAt);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
