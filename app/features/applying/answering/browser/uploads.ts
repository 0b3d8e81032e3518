import type { UploadWords } from "../upload-words";
import { button, element } from "./elements";
import { announce, type UploadOrder, upload } from "./upload";

/** Files go up as soon as they are chosen, one after the other, each with progress, stop and retry. */
export function watchUploads(form: HTMLFormElement, words: UploadWords): void {
  let queue = Promise.resolve();
  const enqueue = (order: UploadOrder): void => {
    announce(order);
    queue = queue.then(() => upload(order));
  };
  const to = form.dataset.documents ?? `${location.pathname}/documents`;
  for (const slot of form.querySelectorAll<HTMLElement>("[data-slot]")) watchSlot(slot, { words, to, enqueue });
}

type Watching = Pick<UploadOrder, "words" | "to" | "enqueue">;

function watchSlot(slot: HTMLElement, { words, to, enqueue }: Watching): void {
  const control = slot.querySelector<HTMLInputElement>("input[type=file]");
  const list = slot.querySelector("ul");
  const more = slot.querySelector<HTMLElement>("[data-more]");
  if (!control || !list || !more) return;
  const changed = (): void => {
    // What was refused takes no place.
    more.hidden = list.querySelectorAll("li:not([data-failed])").length >= Number(slot.dataset.max);
    slot.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const take = (files: Iterable<File>): void => {
    for (const file of files) {
      const line = document.createElement("li");
      list.appendChild(line);
      enqueue({ line, path: slot.dataset.slot ?? "", to, file, words, changed, enqueue });
    }
  };
  control.addEventListener("change", () => takeFrom(control, take));
  slot.querySelector("[data-upload]")?.remove();
  if (matchMedia("(pointer: coarse)").matches) addCamera(more, control, words, take);
  else more.appendChild(element("p", words.drop, "hint"));
  watchDrops(slot, more, take);
  // On a slow connection somebody chooses before this script is there.
  takeFrom(control, take);
}

/** Empty afterwards: the page's own post must not carry the files a second time. */
function takeFrom(chooser: HTMLInputElement, take: (files: Iterable<File>) => void): void {
  take([...(chooser.files ?? [])]);
  chooser.value = "";
}

/** Phones offer the camera at once; the control beside it still opens the files. */
function addCamera(
  more: HTMLElement,
  control: HTMLInputElement,
  words: UploadWords,
  take: (files: Iterable<File>) => void,
): void {
  const camera = document.createElement("input");
  camera.type = "file";
  camera.accept = "image/*";
  camera.setAttribute("capture", "environment");
  camera.hidden = true;
  camera.addEventListener("change", () => takeFrom(camera, take));
  const press = button(words.photo, control.labels?.[0]?.textContent ?? "", () => camera.click());
  press.className = "sec";
  more.appendChild(press);
  more.appendChild(camera);
}

function watchDrops(slot: HTMLElement, more: HTMLElement, take: (files: Iterable<File>) => void): void {
  const isOpen = (event: DragEvent): boolean => !more.hidden && Boolean(event.dataTransfer?.types.includes("Files"));
  slot.addEventListener("dragover", (event) => {
    if (!isOpen(event)) return;
    event.preventDefault();
    slot.classList.add("over");
  });
  slot.addEventListener("dragleave", () => slot.classList.remove("over"));
  slot.addEventListener("drop", (event) => {
    slot.classList.remove("over");
    if (!isOpen(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
}
