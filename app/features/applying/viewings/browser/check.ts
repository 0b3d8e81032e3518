/** The record's script: computes it again from its lines, on the reader's device, and shows which of the prepared sentences hold. */
import { checkRecord } from "../check-record";
import { readRecord } from "../read-record";

const lines = document.querySelector("[data-record]")?.textContent ?? "";
const { isChainWhole, isSeedKept, outOfTurn } = await checkRecord(readRecord(lines));

show("chain", isChainWhole);
if (isSeedKept !== null) show("seed", isSeedKept);
if (outOfTurn !== null) show("turns", outOfTurn.length === 0, outOfTurn.join(", "));
for (const box of document.querySelectorAll<HTMLElement>("[data-checked]")) box.hidden = false;

function show(what: string, holds: boolean, numbers = ""): void {
  const sentence = document.querySelector<HTMLElement>(`[data-check="${what}"][data-holds="${holds ? "yes" : "no"}"]`);
  if (!sentence) return;
  sentence.hidden = false;
  if (numbers) sentence.append(` ${numbers}`);
}
