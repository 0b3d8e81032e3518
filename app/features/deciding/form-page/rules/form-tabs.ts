import { runningStates } from "../../../forms/rent-forms/rules";
import type { FormDetails } from "../queries/find-form-details.server";
import type { formWords } from "../words/form-words";

type TabOf = Pick<FormDetails, "state" | "publishedVersion" | "counts">;

/** Whether its link is given to people: what was published and is running. */
export function isShared({ state, publishedVersion }: TabOf): boolean {
  return publishedVersion !== null && runningStates.includes(state);
}

/** Whether there can be anything sent, or any number of it. */
export function isReadable({ state, publishedVersion }: TabOf): boolean {
  return publishedVersion !== null && state !== "deleted";
}

/** The tabs of a form's page at the address `base`: those alone that hold something. */
export function formTabs(
  { tabs }: (typeof formWords)["en"],
  form: TabOf,
  base: string,
): { label: string; to: string; count?: number; end?: boolean }[] {
  const { publishedVersion, counts } = form;
  const applications = { label: tabs.applications, to: base, end: true };
  return [
    isReadable(form) ? { ...applications, count: counts.received } : applications,
    ...(isShared(form) ? [{ label: tabs.share, to: `${base}/share` }] : []),
    ...(isReadable(form) ? [{ label: tabs.numbers, to: `${base}/numbers` }] : []),
    ...(isReadable(form) ? [{ label: tabs.versions, to: `${base}/versions`, count: publishedVersion ?? 0 }] : []),
    ...(isReadable(form) ? [{ label: tabs.viewings, to: `${base}/viewings` }] : []),
    { label: tabs.settings, to: `${base}/settings` },
  ];
}
