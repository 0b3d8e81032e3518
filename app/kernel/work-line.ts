/** Something that waits for the admin, as a line of /admin. */
export type WorkLine = {
  /** "bad" and "warn" as of health checks; "wait": somebody waits, and nothing is broken. */
  level: "bad" | "warn" | "wait";
  /** A whole sentence with its figure. */
  text: string;
  /** Milliseconds: since when; null where nobody wrote it down. */
  since: number | null;
  /** Where it is put right, and the verb of the link; null where no page does. */
  cure: { to: string; label: string } | null;
};
