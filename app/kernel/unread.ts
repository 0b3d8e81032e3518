/** Unread notices of an account. */
export type Unread = {
  /** Counted up to `countedAtMost`. */
  count: number;
  /** The id of the newest notice: another one than before means that there is news. */
  newest: string | null;
  /** The zone (IANA) of the browser in which the account was seen last. */
  seenZone: string | null;
};
