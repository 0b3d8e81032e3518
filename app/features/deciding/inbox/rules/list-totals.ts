import type { RentFormId } from "../../../../kernel/ids";
import type { listWords } from "../words/list-words";
import { type InboxAddress, isNarrowed } from "./list-address";

/** `unread`, `received`: counters of the form. */
export type ListedForm = { id: RentFormId; title: string; unread: number; received: number };

/** So many forms, the newest, stand beside a list; their counters add up to those of an account that has fewer. */
export const formsAtMost = 40;

/** A counter over all forms of an account; null where more forms may exist than are known here. */
export function sumOf(forms: readonly ListedForm[], counter: "unread" | "received"): number | null {
  return forms.length < formsAtMost ? forms.reduce((sum, form) => sum + form[counter], 0) : null;
}

type Shown = {
  address: InboxAddress;
  forms: readonly ListedForm[];
  /** How many stand on this page. */
  count: number;
  /** Whether more may follow. */
  goesOn: boolean;
};

/** "All 7 applications", "7 applications match", "25 applications on this page, 130 received": a total only where it is known. */
export function sayTotal({ total }: (typeof listWords)["en"], { address, forms, count, goesOn }: Shown): string {
  if (!goesOn && !address.after) return isNarrowed(address) ? total.matching({ count }) : total.all({ count });
  const received = receivedBy(address, forms);
  return received === null ? total.onPage({ count }) : total.onPageOf({ count, received });
}

/** Of the whole inbox, or of one form; null where anything else narrows the list. */
function receivedBy(address: InboxAddress, forms: readonly ListedForm[]): number | null {
  if (address.isArchived || isNarrowed({ ...address, form: null })) return null;
  if (address.form === null) return sumOf(forms, "received");
  return forms.find(({ id }) => id === address.form)?.received ?? null;
}
