/** Offers the answers that this browser keeps, on the start page; a device that was told to forget is cleaned here. */

import { colonIn } from "../../../../kernel/labelled";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { LastWords } from "../../../../words/en/apply/last";
import { forgottenHash, lastName } from "../saved-answers/place";
import { savedAnswersWords } from "../saved-answers/saved-answers-words";
import { eraseCopy, type LastCopy, readCopy } from "./last-copy";

const form = document.querySelector<HTMLFormElement>("form.start");

if (location.hash === forgottenHash) eraseCopy();
else if (form) readCopy().then((copy) => copy && copy.parcels.length > 0 && offer(form, copy));

/** Nothing of them is shown before somebody says that they are theirs: another may be at this device. */
function offer(start: HTMLFormElement, copy: LastCopy): void {
  const locale = start.closest<HTMLElement>("[lang]")?.lang ?? "en";
  const words = savedAnswersWords[locale as PageLocale] ?? savedAnswersWords.en;
  const day = new Date(copy.savedAt).toLocaleDateString(locale, { dateStyle: "long" });
  const dated = (text: string) => text.replace("{day}", () => day);
  const box = made("details", "box");
  const asked = put(made("div"), [
    made("p", "", dated(words.whose)),
    pressed("sec", words.mine, () => {
      const shown = choices(start, box, { words, text: dated(words.text), parcels: copy.parcels });
      box.replaceChild(shown, asked);
      shown.querySelector("input")?.focus();
    }),
    pressed("lnk", words.notMine, () => box.parentNode?.removeChild(box)),
  ]);
  put(box, [made("summary", "", words.title), asked]);
  start.parentNode?.insertBefore(box, start);
}

type Choices = { words: LastWords; text: string; parcels: LastCopy["parcels"] };

/** What is kept, by person and subject, to be ticked. */
function choices(start: HTMLFormElement, box: HTMLElement, { words, text, parcels }: Choices): HTMLElement {
  const ticks = parcels.map(({ kind, about }) => tick(words.parcels[kind], about));
  const use = pressed("sec", words.use, () => {
    const chosen = parcels.filter((_, at) => ticks[at]?.input.checked);
    const field = made("input");
    field.type = "hidden";
    field.name = lastName;
    field.value = JSON.stringify(chosen.flatMap(({ entries }) => entries));
    start.appendChild(field);
    start.requestSubmit();
  });
  const erase = pressed("lnk", words.erase, () => {
    eraseCopy();
    const gone = made("p", "box", words.erased);
    // Firefox 115 knows a role as an attribute alone.
    gone.setAttribute("role", "status");
    box.parentNode?.replaceChild(gone, box);
  });
  const list = put(
    made("div", "opts"),
    ticks.map(({ label }) => label),
  );
  return put(made("div"), [made("p", "hint", text), list, use, erase]);
}

function tick(text: string, about: string): { label: HTMLElement; input: HTMLInputElement } {
  const input = made("input");
  input.type = "checkbox";
  input.checked = true;
  const words = made("span", "text", about ? text + colonIn(document.documentElement.lang) : text);
  if (about) put(words, [made("bdi", "", about)]);
  return { label: put(made("label"), [input, words]), input };
}

function pressed(className: string, text: string, work: () => void): HTMLElement {
  const button = made("button", className, text);
  button.type = "button";
  button.addEventListener("click", work);
  return put(made("p"), [button]);
}

function put<T extends Node>(parent: T, children: readonly Node[]): T {
  for (const child of children) parent.appendChild(child);
  return parent;
}

function made<K extends keyof HTMLElementTagNameMap>(name: K, className = "", text = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}
