import type { Page } from "playwright-core";

/**
 * Words with a plain Latin letter that a page shows or says aloud: none of them is pseudo. What a person wrote is left out, which the
 * page marks: by its own `lang`, by `bdi` or by `dir="auto"`. `known`: what may stand within a text.
 */
export async function foreignWords(page: Page, known: readonly (string | RegExp)[]): Promise<string[]> {
  const said = await page.evaluate(readSaid);
  const rest = said.map(({ where, text }) => ({ where, text, left: without(text, known) }));
  return [...new Set(rest.filter(({ left }) => /[a-z]{2}/i.test(left)).map(({ where, text }) => `${where}: ${text}`))];
}

function without(text: string, known: readonly (string | RegExp)[]): string {
  return known.reduce<string>((rest, one) => rest.replaceAll(one, " "), text);
}

/** Runs in the page. */
function readSaid(): { where: string; text: string }[] {
  const language = document.documentElement.lang;
  const isOthers = (element: Element) =>
    element.closest("script, style, noscript, template, bdi, [dir=auto], textarea, code, svg") !== null ||
    element.closest("[lang]")?.getAttribute("lang") !== language;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const said: { where: string; text: string }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent && !isOthers(parent) && isShown(parent.closest<Element>("select") ?? parent))
      said.push({ where: parent.tagName.toLowerCase(), text: text.textContent?.replace(/\s+/g, " ").trim() ?? "" });
  }
  const attributes = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "title",
    "placeholder",
    "alt",
    "aria-valuetext",
  ];
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isOthers(element) && isShown(element))
        said.push({ where: name, text: element.getAttribute(name)?.replace(/\s+/g, " ").trim() ?? "" });
  said.push({ where: "document.title", text: document.title });
  return said;
}
