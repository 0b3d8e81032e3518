/** Elements by hand: the pages have no framework in the browser. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  className = "",
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** A button that says aloud what it is about. */
export function button(text: string, about: string, press: () => void): HTMLButtonElement {
  const made = element("button", text, "lnk");
  made.type = "button";
  if (about) made.appendChild(element("span", ` ${about}`, "vh"));
  made.addEventListener("click", press);
  return made;
}
