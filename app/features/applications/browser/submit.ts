import type { BrowserData } from "../browser-data";
import type { LocalCopy } from "./local-copy";

const againAfterMs = 3000;

/**
 * One press is one post: a second one meanwhile does nothing, but after ten seconds the button works again, whatever
 * happened. Where the connection is lost the page stays, keeps what was typed, says so, and tries again by itself. While
 * files go up the press waits for them, and says that, too.
 */
export function guardSubmit(form: HTMLFormElement, data: BrowserData, copy: LocalCopy): void {
  const status = form.querySelector<HTMLElement>("[data-status]");
  let isBusy = false;
  /** Pressed while files were on their way. */
  let waiting: HTMLElement | null = null;

  function say(text: string): void {
    if (!status) return;
    status.textContent = text;
    status.classList.toggle("js", !text);
  }

  function afterUploads(): void {
    if (!waiting || form.querySelector("[data-uploading]")) return;
    const pressed = waiting;
    waiting = null;
    const hasFailed = form.querySelector("[data-failed]");
    say(hasFailed ? data.words.uploadsFailed : "");
    if (!hasFailed) form.requestSubmit(pressed);
  }

  function end(): void {
    isBusy = false;
    form.removeAttribute("aria-busy");
  }

  form.addEventListener("submit", (event) => {
    const isForgetting = (event.submitter as HTMLButtonElement | null)?.value === "forget";
    if (form.querySelector("[data-uploading]") && !isForgetting) {
      event.preventDefault();
      waiting = event.submitter;
      say(data.words.uploadsRun);
      return;
    }
    if (isBusy) {
      event.preventDefault();
      return;
    }
    isBusy = true;
    form.setAttribute("aria-busy", "true");
    setTimeout(end, 10_000);
    if (isForgetting) copy.drop();
    else copy.save();
    if (navigator.onLine) return;
    event.preventDefault();
    const { submitter } = event;
    say(data.words.notSaved);
    const tryAgain = (): void => {
      if (!navigator.onLine) {
        setTimeout(tryAgain, againAfterMs);
        return;
      }
      say("");
      end();
      form.requestSubmit(submitter);
    };
    setTimeout(tryAgain, againAfterMs);
  });
  form.addEventListener("input", afterUploads);
  // Back from the browser's own page cache: nothing is under way any more.
  addEventListener("pageshow", end);
}
