import { askWords } from "../../../../words/en/application/requests";
import { dayChoices } from "../rules";

/** How long a request may wait for its answer, to choose from. */
export const waits = dayChoices.map((days) => ({ value: String(days), label: askWords.days({ count: days }) }));
