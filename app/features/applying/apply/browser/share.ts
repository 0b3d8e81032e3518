/** The status page's second script: copies a link that is to be handed on, and opens the share sheet where the browser has one. */
for (const box of document.querySelectorAll<HTMLElement>("[data-share]")) {
  const link = box.querySelector("input");
  const copy = box.querySelector<HTMLElement>("[data-copy]");
  const sheet = box.querySelector<HTMLElement>("[data-sheet]");
  const said = box.querySelector("[role=status]");
  link?.addEventListener("focus", () => link.select());
  // Neither is there on a page without TLS, and the sheet not on most desks: marking and copying by hand always works.
  if (link && copy && "clipboard" in navigator) {
    copy.hidden = false;
    copy.addEventListener("click", () => {
      const done = (): void => {
        if (said) said.textContent = box.dataset.share ?? "";
      };
      navigator.clipboard.writeText(link.value).then(done, () => link.select());
    });
  }
  if (link && sheet && "share" in navigator) {
    sheet.hidden = false;
    // Closed without a choice, it throws.
    sheet.addEventListener("click", () => void navigator.share({ url: link.value }).catch(() => undefined));
  }
}
