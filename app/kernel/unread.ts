/** They are counted every twenty seconds, so not further. */
export const unreadCountedAtMost = 100;

/** Unread notices of an account. */
export type Unread = {
  /** Counted up to `unreadCountedAtMost`. */
  count: number;
  /** The id of the newest notice: another one than before means that there is news. */
  newest: string | null;
  /** The zone (IANA) of the browser in which the account was seen last. */
  seenZone: string | null;
};
