const openMark = "data-open";

/**
 * Opens and closes the menus where a browser knows no popover (Safari 16, Chrome 111 to 113, Firefox 115 to 124): by their
 * button, a press beside them, a link in them, Escape. Without this script they stand open in such a browser (app.css).
 */
export function mendPopovers(): void {
  if ("popover" in HTMLElement.prototype) return;
  const root = document.documentElement;
  root.dataset.menus = "closed";
  document.addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const wanted = pressed.closest("[popovertarget]")?.getAttribute("popovertarget");
    set((menu) => {
      if (wanted) return menu.id === wanted && !menu.hasAttribute(openMark);
      return menu.hasAttribute(openMark) && menu.contains(pressed) && !pressed.closest("a");
    });
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") set(() => false);
  });

  function set(isOpen: (menu: Element) => boolean): void {
    const menus = [...document.querySelectorAll("[popover]")];
    for (const menu of menus) menu.toggleAttribute(openMark, isOpen(menu));
    root.dataset.menus = menus.some((menu) => menu.hasAttribute(openMark)) ? "open" : "closed";
  }
}
