/** The receipt's script: keeps the answers in this browser for the next application, when somebody wants so. */
import type { Parcel } from "../saved-answers/saved-answers";
import { canKeep, eraseCopy, keepCopy, readCopy } from "./last-copy";

const box = document.querySelector<HTMLElement>("[data-keep]");
const keep = box?.querySelector<HTMLElement>("[data-press]");
const erase = box?.querySelector<HTMLElement>("[data-erase]");
const said = box?.querySelector("[role=status]");

if (box && keep && erase && said && canKeep()) {
  const { dataset } = box;
  const show = (isKept: boolean, text = ""): void => {
    keep.hidden = isKept;
    erase.hidden = !isKept;
    said.textContent = text;
  };
  readCopy().then((copy) => {
    show(copy !== null, copy ? dataset.kept : "");
    box.classList.remove("js");
  });
  keep.addEventListener("click", async () => {
    try {
      const body = new URLSearchParams({ intent: "keep" });
      const answer = await fetch(dataset.keep ?? "", { method: "POST", body });
      if (!answer.ok) throw new Error(String(answer.status));
      const isKept = await keepCopy((await answer.json()) as Parcel[]);
      show(isKept, isKept ? dataset.kept : dataset.failed);
    } catch {
      show(false, dataset.failed);
    }
  });
  erase.addEventListener("click", () => {
    eraseCopy();
    show(false, dataset.erased);
  });
}
