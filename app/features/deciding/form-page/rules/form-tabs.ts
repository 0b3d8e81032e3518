import type { FormDetails } from "../queries/find-form-details.server";

type TabOf = Pick<FormDetails, "state" | "publishedVersion" | "counts">;

/** Whether its link is given to people: what was published and is running. */
export function isShared({ state, publishedVersion }: TabOf): boolean {
  return publishedVersion !== null && ["open", "paused", "full"].includes(state);
}

/** Whether there can be anything sent, or any number of it. */
export function isReadable({ state, publishedVersion }: TabOf): boolean {
  return publishedVersion !== null && state !== "deleted";
}

/** The tabs of a form's page at the address `base`: those alone that hold something. */
export function formTabs(form: TabOf, base: string): { label: string; to: string; count?: number; end?: boolean }[] {
  const { publishedVersion, counts } = form;
  const applications = { label: "Applications", to: base, end: true };
  return [
    isReadable(form) ? { ...applications, count: counts.received } : applications,
    ...(isShared(form) ? [{ label: "Share", to: `${base}/share` }] : []),
    ...(isReadable(form) ? [{ label: "Numbers", to: `${base}/numbers` }] : []),
    ...(isReadable(form) ? [{ label: "Versions", to: `${base}/versions`, count: publishedVersion ?? 0 }] : []),
    { label: "Settings", to: `${base}/settings` },
  ];
}
