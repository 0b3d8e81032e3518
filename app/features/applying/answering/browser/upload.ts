import { formatNumber } from "../../../../kernel/formatters";
import type { UploadWords } from "../upload-words";
import { button, element } from "./elements";
import { keepPhoto } from "./photos";
import { shrink } from "./shrink";

type StoredFile = { id: string; name: string; size: string };

export type UploadOrder = {
  /** The line of the list that stands for the file. */
  line: HTMLLIElement;
  /** Name of the slot's control. */
  path: string;
  /** Where it is posted to. */
  to: string;
  file: File;
  words: UploadWords;
  /** Called whenever the line changed its state. */
  changed(): void;
  /** Puts the order behind those that wait. */
  enqueue(order: UploadOrder): void;
};

const maxBytes = 10 * 1024 * 1024;
const longestSilenceMs = 30_000;

/** Says that a file waits; "Cancel" takes it out before anything was sent. */
export function announce(order: UploadOrder): void {
  order.line.dataset.uploading = "";
  delete order.line.dataset.failed;
  show(
    order,
    element("span", order.words.queued, "muted"),
    cancelButton(order, () => away(order)),
  );
}

/** Sends one file and shows how far it is; settles when it is up, given up or refused. Waits for a connection. */
export async function upload(order: UploadOrder): Promise<void> {
  const { line, words } = order;
  if (!line.isConnected) return;
  let isGivenUp = false;
  const giveUp = (): void => {
    isGivenUp = true;
    away(order);
  };
  show(order, element("span", words.preparing, "muted"), cancelButton(order, giveUp));
  const file = await shrink(order.file);
  if (isGivenUp) return;
  if (file.size > maxBytes) return fail(order, words.tooLarge, false);
  const answer = await send(order, file);
  if (answer === "given up") return;
  if (!answer) return navigator.onLine ? fail(order, "", true) : wait(order);
  const [stored] = answer.documents;
  if (stored) {
    keep(order, stored);
    void keepPhoto(stored.id, file);
  }
  if (!stored) fail(order, answer.message, answer.status >= 500 || answer.status === 429);
}

type Answer = { status: number; documents: StoredFile[]; message: string };

/** Null when the connection broke. */
function send(order: UploadOrder, file: File): Promise<Answer | "given up" | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const progress = document.createElement("progress");
    progress.max = 100;
    progress.value = 0;
    progress.setAttribute("aria-label", order.words.uploading.replace("{name}", order.file.name));
    const percent = element("span", "", "muted num");
    show(
      order,
      progress,
      percent,
      cancelButton(order, () => request.abort()),
    );
    let isBroken = false;
    let watch = 0;
    // A connection that died says nothing for minutes: what the browser knows, or a long silence, ends the try.
    const breakOff = (): void => {
      isBroken = true;
      request.abort();
    };
    const listen = (): void => {
      clearTimeout(watch);
      watch = setTimeout(breakOff, longestSilenceMs) as unknown as number;
    };
    addEventListener("offline", breakOff);
    request.onloadend = () => {
      clearTimeout(watch);
      removeEventListener("offline", breakOff);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      progress.value = Math.floor((loaded / total) * 100);
      percent.textContent = formatNumber(progress.value / 100, languageOf(order.line) ?? "en", { style: "percent" });
    };
    request.onabort = () => {
      if (!isBroken) away(order);
      resolve(isBroken ? null : "given up");
    };
    request.onerror = () => resolve(null);
    request.onload = () =>
      resolve({ documents: [], message: "", ...parse(request.responseText), status: request.status });
    const body = new FormData();
    body.append(order.path, file, file.name);
    request.open("POST", order.to);
    request.setRequestHeader("Accept", "application/json");
    request.send(body);
    listen();
  });
}

function parse(text: string): Partial<Answer> {
  try {
    return JSON.parse(text) as Partial<Answer>;
  } catch {
    return {};
  }
}

function wait(order: UploadOrder): void {
  const again = (): void => order.enqueue(order);
  addEventListener("online", again, { once: true });
  show(
    order,
    element("span", order.words.noConnection, "muted"),
    cancelButton(order, () => {
      removeEventListener("online", again);
      away(order);
    }),
  );
}

function fail(order: UploadOrder, message: string, mayRetry: boolean): void {
  const { line, file, words } = order;
  const text = element("span", message || words.failed, "err");
  text.setAttribute("role", "alert");
  const retry = button(words.retry, file.name, () => order.enqueue(order));
  delete line.dataset.uploading;
  line.dataset.failed = "";
  show(
    order,
    text,
    ...(mayRetry ? [retry] : []),
    button(words.remove, file.name, () => away(order)),
  );
}

/** As the server would have drawn it: its "Remove" posts the page. */
function keep(order: UploadOrder, stored: StoredFile): void {
  const { line, words } = order;
  const remove = element("button", words.remove, "lnk");
  remove.name = "remove-document";
  remove.value = stored.id;
  remove.appendChild(element("span", ` ${stored.name}`, "vh"));
  line.dataset.doc = stored.id;
  delete line.dataset.uploading;
  const said = element("span", words.done.replace("{name}", stored.name), "vh");
  said.setAttribute("role", "status");
  const size = element("span", stored.size, "muted num");
  size.dir = "auto";
  change(order, () => line.replaceChildren(element("bdi", stored.name), size, remove, said));
}

function cancelButton({ words, file }: UploadOrder, press: () => void): HTMLButtonElement {
  return button(words.cancel, file.name, press);
}

function away(order: UploadOrder): void {
  change(order, () => order.line.remove());
}

/** Changes the line. Where the control in use goes away with it, the keyboard stays in the slot. */
function change({ line, changed }: UploadOrder, work: () => void): void {
  const used = document.activeElement as HTMLElement;
  const slot = used.closest("[data-slot]");
  work();
  changed();
  if (!slot || used.offsetParent) return;
  const next = line.isConnected ? line.querySelector("button") : slot.querySelector<HTMLElement>("[type=file]");
  next?.focus();
}

function show(order: UploadOrder, ...parts: Node[]): void {
  change(order, () => order.line.replaceChildren(element("bdi", order.file.name), ...parts));
}

function languageOf(line: Element): string | undefined {
  return line.closest<HTMLElement>("[lang]")?.lang;
}
