/** Offers the answers that this browser keeps, on the start page; a device that was told to forget is cleaned here. */

import { dateFormat } from "../../../../kernel/formatters";
import { colonIn } from "../../../../kernel/labelled";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { fetchLanguage } from "../../../../platform/words/fetch-words";
import { forgottenHash, lastName } from "../saved-answers/place";
import type { LastWords } from "../saved-answers/saved-answers-words";
import { savedAnswersWords } from "../saved-answers/saved-answers-words";
import { eraseCopy, type LastCopy, readCopy } from "./last-copy";

const begin = document.querySelector<HTMLButtonElement>("button[value=start]");

if (location.hash === forgottenHash) eraseCopy();
else if (begin) readCopy().then((copy) => (copy && copy.parcels.length > 0 ? offerIn(begin, copy) : undefined));

/** In the page's language, whose words are fetched where answers are kept. */
async function offerIn(empty: HTMLButtonElement, copy: LastCopy): Promise<void> {
  const locale = readLanguage(empty.closest<HTMLElement>("[lang]")?.lang ?? "en");
  await fetchLanguage(locale);
  if (empty.form) offer(empty.form, { empty, copy, locale });
}

type Offer = { empty: HTMLButtonElement; copy: LastCopy; locale: PageLocale };

/** Nothing of them is shown before somebody says that they are theirs: another may be at this device. */
function offer(start: HTMLFormElement, { empty, copy, locale }: Offer): void {
  const words = savedAnswersWords[locale];
  const day = dateFormat(locale, { dateStyle: "long" }).format(new Date(copy.savedAt));
  // Not the first where a viewing comes before applying.
  const { textContent, className } = empty;
  const box = made("div", "box");
  let primary = pressed(className, words.title, show);
  const withdraw = (): void => {
    primary.remove();
    empty.className = className;
    empty.textContent = textContent;
  };
  const notMine = pressed("lnk", words.notMine, () => {
    withdraw();
    box.remove();
  });
  put(box, [made("p", "", words.whose({ day })), notMine]);
  empty.className = "sec";
  empty.textContent = words.empty;
  start.parentNode?.insertBefore(box, start);
  start.insertBefore(primary, empty);

  function show(): void {
    const { list, use, erase } = choices(start, { words, className, parcels: copy.parcels });
    erase.addEventListener("click", () => {
      withdraw();
      const gone = made("p", "box", words.erased);
      // Firefox 115 knows a role as an attribute alone.
      gone.setAttribute("role", "status");
      box.replaceWith(gone);
    });
    box.replaceChildren(made("p", "hint", words.text({ day })), list, erase);
    primary.replaceWith(use);
    primary = use;
    list.querySelector("input")?.focus();
  }
}

type Choices = { words: LastWords; className: string; parcels: LastCopy["parcels"] };

/** What is kept, by person and subject, to be ticked, and what can be done with it. */
function choices(start: HTMLFormElement, { words, className, parcels }: Choices) {
  const ticks = parcels.map(({ kind, about }) => tick(words.parcels[kind], about));
  const use = pressed(className, words.use, () => {
    const chosen = parcels.filter((_, at) => ticks[at]?.input.checked);
    const field = made("input");
    field.type = "hidden";
    field.name = lastName;
    field.value = JSON.stringify(chosen.flatMap(({ entries }) => entries));
    start.appendChild(field);
    start.requestSubmit();
  });
  const erase = pressed("lnk", words.erase, eraseCopy);
  const list = put(
    made("div", "opts"),
    ticks.map(({ label }) => label),
  );
  return { list, use, erase };
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
