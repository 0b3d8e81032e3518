/**
 * Menus where a browser knows no popover (Safari 16, Chrome 111 to 113, Firefox 115 to 124): button, press beside, link,
 * Escape. Without script they stand open (app.css).
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
