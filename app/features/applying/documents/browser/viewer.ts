/** The script of the viewer: decodes what the browser cannot show, zooms, turns, and goes on by keys. */
import { areKeysWanted } from "../../../../ui/list-keys";
import { closeViewer, previewQuery } from "../viewer-messages";
import { heifSheet } from "./heif";
import { pageWords } from "./page-words";
import { pdfSheets } from "./pdf";
import { type Sheet, Sheets } from "./sheets";

const main = document.querySelector<HTMLElement>("[data-viewer]");
const stage = document.querySelector<HTMLElement>("[data-stage]");
const isFramed = window.parent !== window;
let sheets: Sheets | null = null;

if (main && stage) {
  start(main, stage).catch((error: unknown) => say(failureText(error, main.dataset.viewer ?? "")));
  for (const tool of document.querySelectorAll<HTMLElement>("[data-tool]")) {
    tool.addEventListener("click", () => use(tool.dataset.tool ?? ""));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-step]")) {
    link.addEventListener("click", (event) => {
      if (!isFramed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      goTo(link);
    });
  }
  document.addEventListener("keydown", onKey);
  if (!location.search.includes(previewQuery)) stage.focus({ preventScroll: true });
}

async function start(from: HTMLElement, onto: HTMLElement): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>("[data-picture]");
  if (picture) {
    await picture.decode().catch(() => tellWhy(picture.src));
    show([
      {
        box: document.createElement("div"),
        inner: picture,
        width: picture.naturalWidth,
        height: picture.naturalHeight,
      },
    ]);
    return;
  }
  const answer = await fetch(from.dataset.source ?? "", { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const words = decodeURIComponent(answer.headers.get("Rentform-Viewed") ?? "");
  if (from.dataset.viewer === "heic") {
    say(pageWords().decoding);
    show([await heifSheet(await answer.blob(), words)]);
  } else {
    show(await pdfSheets(await answer.arrayBuffer(), answer.headers.has("Rentform-Unmarked") ? words : null));
  }

  function show(all: Sheet[]): void {
    say(null);
    sheets = new Sheets(onto, all);
    from.dataset.ready = "1";
  }
}

/** A picture that did not come says nothing of its reason. Throws the answer's status, as for any other document. */
async function tellWhy(source: string): Promise<void> {
  const answer = await fetch(source, { credentials: "same-origin" });
  throw new Error(answer.ok ? "damaged" : `${answer.status}`);
}

/** One line where the document would be; null takes it away. */
function say(text: string | null): void {
  const note = document.querySelector<HTMLElement>("[data-note]") ?? document.createElement("p");
  if (text === null) {
    note.remove();
    return;
  }
  if (!note.isConnected) {
    note.setAttribute("data-note", "");
    note.setAttribute("role", "status");
    note.className = "p-4 text-center text-ink-muted";
    stage?.replaceChildren(note);
  }
  note.textContent = text;
}

function failureText(error: unknown, kind: string): string {
  const words = pageWords();
  const name = error instanceof Error ? error.name : "";
  const reason = error instanceof Error ? error.message : "";
  if (reason === "422") return words.tooCostly;
  if (reason === "403") return words.unmarked;
  if (reason === "404") return words.gone;
  if (name === "PasswordException") return words.locked;
  if (kind === "heic") return words.noPhoto;
  return words.damaged;
}

function use(tool: string): void {
  if (tool === "larger") sheets?.zoom(1);
  if (tool === "smaller") sheets?.zoom(-1);
  if (tool === "fit") sheets?.zoom(0);
  if (tool === "turn") sheets?.turn();
}

/** In a frame one leaf of the history is enough for all documents: "back" closes them. */
function goTo(link: HTMLAnchorElement): void {
  if (isFramed) location.replace(link.href);
  else link.click();
}

function close(): void {
  if (isFramed) window.parent.postMessage(closeViewer, location.origin);
  else document.querySelector<HTMLAnchorElement>("[data-close]")?.click();
}

const letters: Record<string, () => void> = {
  "+": () => use("larger"),
  "=": () => use("larger"),
  "-": () => use("smaller"),
  "0": () => use("fit"),
  r: () => use("turn"),
  d: () => document.querySelector<HTMLAnchorElement>("[data-download]")?.click(),
  j: () => step("next"),
  k: () => step("prev"),
};

function step(to: "prev" | "next"): void {
  const link = document.querySelector<HTMLAnchorElement>(`[data-step=${to}]`);
  if (link) goTo(link);
}

/** Single letters can be switched off with those of the list (WCAG 2.1.4); arrows go on unless they scroll. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isWide = stage && stage.scrollWidth > stage.clientWidth + 1;
  if (event.key === "Escape") close();
  else if (!isWide && event.key === "ArrowRight") step("next");
  else if (!isWide && event.key === "ArrowLeft") step("prev");
  else if (areKeysWanted()) letters[event.key]?.();
}
