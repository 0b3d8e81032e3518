/** The small script of draft pages, which work without it: questions come and go, nothing typed is lost. */

import { showErrors, watchAnswers } from "../../answering/browser/answers";
import { keepLocally } from "../../answering/browser/local-copy";
import { guardSubmit } from "../../answering/browser/submit";
import type { BrowserData } from "../../answering/browser-data";

const source = document.getElementById("apply-data");
const form = document.querySelector<HTMLFormElement>("form[data-form]");

document.querySelector<HTMLElement>("[data-summary]")?.focus();

// Below the floor the page works by itself (`scriptMark`).
if (source && form && "toSorted" in []) {
  const data = JSON.parse(source.textContent ?? "{}") as BrowserData;
  const copy = keepLocally(form, data);
  if (data.step) watchAnswers(form, data);
  // A consent that was missing and is given now.
  else
    form.oninput = ({ target }) => {
      const consent = (target as Element).closest<HTMLElement>(".bad");
      if (consent) showErrors(consent, []);
    };
  guardSubmit(form, data, copy);
}
