/** Makes a box as high as its text where `field-sizing` is not known: every Safari before 26.2, every Firefox. */
export function grow(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports("field-sizing", "content")) return;
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}
