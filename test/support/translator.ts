import type { Page } from "playwright-core";

/**
 * What a translator does to a text node: "moved" puts the node itself into new elements (Google's element, extensions), "replaced"
 * takes it out of the page and puts its translation into new elements (Chrome's own translator).
 */
export type TranslatorKind = "moved" | "replaced";

/** Translates the open page as browsers do: all text nodes now, and those that come or change until the page is left. */
export async function translatePage(page: Page, kind: TranslatorKind): Promise<void> {
  await page.evaluate(runTranslator, kind);
}

/** Words stay the same, so that a test finds them. Runs in the page, beside its own scripts. */
function runTranslator(kind: TranslatorKind): void {
  const skipped = "script, style, noscript, textarea, svg, option, [translate=no], font";
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(skipped)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.appendChild(inner);
    if (kind === "replaced") inner.textContent = text.data;
    parent.insertBefore(outer, text);
    if (kind === "replaced") text.remove();
    else inner.appendChild(text);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
    found.forEach(translate);
  };
  translateAll(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateAll(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
