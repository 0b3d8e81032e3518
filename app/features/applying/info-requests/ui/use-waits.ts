import { useWords } from "../../../../ui/use-words";
import { landlordRequestWords } from "../landlord-words";
import { dayChoices } from "../rules";

/** How long a request may wait for its answer, to choose from. */
export function useWaits() {
  const { ask } = useWords(landlordRequestWords);
  return dayChoices.map((days) => ({ value: String(days), label: ask.days({ count: days }) }));
}
