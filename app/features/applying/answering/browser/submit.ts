import type { BrowserData } from "../browser-data";
import { scriptPostHeaders } from "../script-post";
import type { LocalCopy } from "./local-copy";

const againAfterMs = 3000;
const longestTryMs = 30_000;
/** After this the button works again, whatever happened. */
const longestBusyMs = 10_000;

/**
 * One press is one post. "Continue" and "Send" are posted by script: a lost connection keeps what was typed and tries
 * again, which the server takes twice without harm. A press waits for files that go up.
 */
export function guardSubmit(form: HTMLFormElement, data: BrowserData, copy: LocalCopy): void {
  const status = form.querySelector<HTMLElement>("[data-status]");
  let isBusy = false;
  let isOurs = true;
  /** Pressed while files were on their way. */
  let waiting: HTMLElement | null = null;

  function say(text: string): void {
    if (!status) return;
    status.textContent = text;
    status.classList.toggle("js", !text);
  }

  function end(): void {
    isBusy = false;
    form.removeAttribute("aria-busy");
  }

  function endSoon(): void {
    setTimeout(end, longestBusyMs);
  }

  function afterUploads(): void {
    if (status?.textContent === data.words.uploadsFailed && !form.querySelector("[data-failed]")) say("");
    if (!waiting || form.querySelector("[data-uploading]")) return;
    const pressed = waiting;
    waiting = null;
    const hasFailed = form.querySelector("[data-failed]");
    say(hasFailed ? data.words.uploadsFailed : "");
    if (!hasFailed) form.requestSubmit(pressed);
  }

  function again(work: () => void): void {
    say(data.words.notSaved);
    setTimeout(work, againAfterMs);
  }

  /** The browser's own post. */
  function hand(pressed: HTMLElement | null): void {
    end();
    isOurs = false;
    form.requestSubmit(pressed);
    isOurs = true;
  }

  async function post(pressed: HTMLElement | null): Promise<void> {
    const body = new FormData(form, pressed);
    const hasFiles = [...body.values()].some((value) => typeof value !== "string" && value.size > 0);
    if (hasFiles) return hand(pressed);
    const answer = await send(form, body);
    if (!answer || /50[234]/.test(`${answer.status}`)) return again(() => void post(pressed));
    say("");
    const to = answer.headers.get(scriptPostHeaders.answers);
    if (!to) return hand(pressed);
    endSoon();
    // The same step once more takes the place of this page: the way back leads to the step before.
    location[to.includes("feedback=") ? "replace" : "assign"](to);
  }

  form.addEventListener("submit", (event) => {
    const { submitter } = event;
    const isEnter = submitter?.matches(".vh");
    // Enter in the address that a link is to go to asks for the link.
    const pressed = (isEnter && form.querySelector<HTMLElement>("details:focus-within [name=later]")) || submitter;
    const isForgetting = (pressed as HTMLButtonElement | null)?.value === "forget";
    if (form.querySelector("[data-uploading]") && !isForgetting) {
      event.preventDefault();
      waiting = pressed;
      say(data.words.uploadsRun);
      return;
    }
    // What was refused would be gone with the page.
    const failed = pressed?.matches("[data-go], .vh") && form.querySelector("[data-failed]");
    if (failed) {
      event.preventDefault();
      say(data.words.uploadsFailed);
      failed.querySelector("button")?.focus();
      return;
    }
    if (isBusy) {
      event.preventDefault();
      return;
    }
    isBusy = true;
    form.setAttribute("aria-busy", "true");
    if (isForgetting) copy.drop();
    else copy.save();
    if (isOurs && submitter?.matches("[data-go], .vh")) {
      event.preventDefault();
      void post(pressed);
    } else if (navigator.onLine) endSoon();
    else {
      event.preventDefault();
      const look = (): void => (navigator.onLine ? hand(pressed) : again(look));
      again(look);
    }
  });
  form.addEventListener("input", afterUploads);
  // Back from the browser's own page cache: nothing is under way any more, and what was wrong may be mended.
  addEventListener("pageshow", ({ persisted }) => {
    end();
    if (persisted && document.querySelector("[data-summary]")) location.reload();
  });
}

/** Null when no answer came. */
function send(form: HTMLFormElement, body: FormData): Promise<Response | null> {
  const isPlain = form.enctype !== "multipart/form-data";
  return fetch(form.action, {
    method: "POST",
    body: isPlain ? new URLSearchParams(body as unknown as Record<string, string>) : body,
    headers: { [scriptPostHeaders.asks]: "script" },
    signal: AbortSignal.timeout(longestTryMs),
  }).catch(() => null);
}
