import type { BrowserData } from "../browser-data";

type StoredFile = { id: string; name: string; size: string };

/** Files go up as soon as they are chosen, one by one, each with its progress, a way to stop it, and to try again. */
export function watchUploads(form: HTMLFormElement, data: BrowserData): void {
  for (const slot of form.querySelectorAll<HTMLElement>("[data-slot]")) watchSlot(slot, data);
}

function watchSlot(slot: HTMLElement, data: BrowserData): void {
  const control = slot.querySelector<HTMLInputElement>("input[type=file]");
  const list = slot.querySelector("ul");
  const more = slot.querySelector<HTMLElement>("[data-more]");
  const button = slot.querySelector<HTMLElement>("[data-upload]");
  if (!control || !list || !more || !button) return;
  button.hidden = true;
  let queue = Promise.resolve();
  const count = () => {
    more.hidden = list.children.length >= Number(slot.dataset.max);
    slot.dispatchEvent(new Event("input", { bubbles: true }));
  };
  control.addEventListener("change", () => {
    for (const file of control.files ?? []) {
      const line = addLine(list, file.name);
      queue = queue.then(() => upload(line, slot.dataset.slot ?? "", file, data, count));
    }
    // Empty again: the page's own post must not carry the files a second time.
    control.value = "";
    count();
  });
}

function addLine(list: Element, name: string): HTMLLIElement {
  const line = document.createElement("li");
  line.dataset.uploading = "";
  line.appendChild(element("bdi", name));
  list.appendChild(line);
  return line;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  className = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function button(text: string, name: string, press: () => void): HTMLButtonElement {
  const made = element("button", text, "lnk");
  made.type = "button";
  made.appendChild(element("span", ` ${name}`, "vh"));
  made.addEventListener("click", press);
  return made;
}

function upload(line: HTMLLIElement, path: string, file: File, data: BrowserData, count: () => void): Promise<void> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const progress = document.createElement("progress");
    progress.max = 100;
    progress.setAttribute("aria-label", `${data.words.uploading} ${file.name}`);
    const finish = (...parts: Node[]): void => {
      line.replaceChildren(element("bdi", file.name), ...parts);
      delete line.dataset.uploading;
      count();
      resolve();
    };
    const remove = (): void => {
      line.remove();
      count();
    };
    const fail = (message: string, mayRetry: boolean): void => {
      const again = (): void => {
        line.dataset.uploading = "";
        void upload(line, path, file, data, count);
      };
      const text = element("span", message || data.words.uploadFailed, "err");
      text.setAttribute("role", "alert");
      const parts = mayRetry ? [button(data.words.retry, file.name, again)] : [];
      finish(text, ...parts, button(data.words.remove, file.name, remove));
    };
    const cancel = button(data.words.cancel, file.name, () => request.abort());
    line.replaceChildren(element("bdi", file.name), progress, cancel);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) progress.value = Math.round((event.loaded / event.total) * 100);
    };
    request.onabort = () => {
      remove();
      resolve();
    };
    request.onerror = () => fail("", true);
    request.onload = () => {
      const answer = parse(request.responseText);
      const [stored] = answer.documents ?? [];
      if (request.status !== 201 || !stored) {
        fail(answer.message ?? "", request.status >= 500 || request.status === 429);
        return;
      }
      line.dataset.doc = stored.id;
      const size = element("span", stored.size, "muted num");
      const away = element("button", data.words.remove, "lnk");
      away.name = "remove-document";
      away.value = stored.id;
      away.appendChild(element("span", ` ${stored.name}`, "vh"));
      finish(size, away);
    };
    const body = new FormData();
    body.append(path, file);
    request.open("POST", `${location.pathname}/documents`);
    request.setRequestHeader("Accept", "application/json");
    request.send(body);
  });
}

function parse(text: string): { documents?: StoredFile[]; message?: string } {
  try {
    return JSON.parse(text) as { documents?: StoredFile[]; message?: string };
  } catch {
    return {};
  }
}
