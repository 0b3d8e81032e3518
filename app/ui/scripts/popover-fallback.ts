/**
 * Opens and closes the menus where a browser knows no popover (Safari 16, Chrome 111 to 113, Firefox 115 to 124): by their
 * button, a press beside them, a link in them, Escape. Without this script they stand open in such a browser (app.css).
 */
export function mendPopovers(): void {
  if ("popover" in HTMLElement.prototype) return;
  const { dataset } = document.documentElement;
  const set = (isOpen: (menu: Element) => boolean): void => {
    dataset.menus = "closed";
    for (const menu of document.querySelectorAll("[popover]"))
      if (menu.toggleAttribute("data-open", isOpen(menu))) dataset.menus = "open";
  };
  set(() => false);
  document.addEventListener("click", (event) => {
    const pressed = event.target as Element;
    const wanted = pressed.closest("[popovertarget]")?.getAttribute("popovertarget");
    set((menu) => {
      const wasOpen = menu.hasAttribute("data-open");
      return wanted ? menu.id === wanted && !wasOpen : wasOpen && menu.contains(pressed) && !pressed.closest("a");
    });
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") set(() => false);
  });
}
