/** Moving cards by pointer events, also with a finger. Marks: data-section, data-card, data-drag (handles). */
export type DragKind = "question" | "section";
/** Places are counted without what is dragged. */
type DropPlace = { sectionId: string; index: number };
type Drag = {
  kind: DragKind;
  id: string;
  element: HTMLElement;
  handle: HTMLElement;
  pointerId: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  /** Set once the pointer has gone far enough to be no click. */
  marks: { line: HTMLElement; ghost: HTMLElement } | null;
  place: DropPlace | null;
  frame: number;
};

export type DragEvents = {
  onStart(name: string): void;
  onDrop(kind: DragKind, id: string, place: DropPlace): void;
  onCancel(name: string): void;
};

const farEnough = 6;
const edge = 80;
const fastest = 20;

/** Listens within `root`; gives back what ends it. */
export function attachDrag(root: HTMLElement, events: DragEvents): () => void {
  let drag: Drag | null = null;

  function down(event: PointerEvent): void {
    const handle = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!handle || event.button !== 0 || drag) return;
    const kind = handle.dataset.drag as DragKind;
    const element = handle.closest<HTMLElement>(kind === "section" ? "[data-section]" : "[data-card]");
    const id = kind === "section" ? element?.dataset.section : element?.dataset.card;
    if (!element || !id) return;
    // No mouse events follow: nothing is selected, and the handle's menu waits for the click.
    event.preventDefault();
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y, pointerId } = event;
    drag = { kind, id, element, handle, pointerId, startX: x, startY: y, x, y, marks: null, place: null, frame: 0 };
  }

  function moved(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointerId) return;
    const { kind } = drag;
    drag.x = event.clientX;
    drag.y = event.clientY;
    if (!drag.marks && Math.hypot(drag.x - drag.startX, drag.y - drag.startY) < farEnough) return;
    if (!drag.marks) {
      drag.marks = showMarks(drag.element);
      drag.element.dataset.dragged = "";
      // Sections show their names alone meanwhile: one move goes past any of them.
      keepInPlace(drag.handle, () => {
        root.dataset.dragging = kind;
      });
      events.onStart(nameOf(drag.element));
      loop();
    }
  }

  /** Once a frame: scroll near the edges, look where it would land, show it. */
  function loop(): void {
    if (!drag?.marks) return;
    const { y, marks } = drag;
    const up = Math.max(0, edge - y);
    const below = Math.max(0, y - (window.innerHeight - edge));
    if (up || below) window.scrollBy(0, ((below - up) / edge) * fastest);
    const found = placeAt(root, drag);
    if (found) {
      drag.place = found.place;
      marks.line.style.transform = `translate(${found.left}px, ${found.top - 2}px)`;
      marks.line.style.width = `${found.width}px`;
    }
    marks.ghost.style.transform = `translate(${drag.x + 14}px, ${y + 10}px)`;
    drag.frame = requestAnimationFrame(loop);
  }

  function finish(isDrop: boolean): void {
    if (!drag) return;
    const { kind, id, element, handle, pointerId, marks, place, frame } = drag;
    drag = null;
    cancelAnimationFrame(frame);
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    if (!marks) return;
    marks.line.remove();
    marks.ghost.remove();
    keepInPlace(handle, () => {
      delete root.dataset.dragging;
    });
    delete element.dataset.dragged;
    swallowClick();
    if (isDrop && place) events.onDrop(kind, id, place);
    else events.onCancel(nameOf(element));
  }

  const up = (event: PointerEvent) => event.pointerId === drag?.pointerId && finish(true);
  const cancel = (event: PointerEvent) => event.pointerId === drag?.pointerId && finish(false);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag?.marks) return;
    event.preventDefault();
    event.stopPropagation();
    finish(false);
    // The button is still held down: what its release would click comes later.
    window.addEventListener("pointerup", swallowClick, { once: true, capture: true });
  };
  // A finger that rests on the handle asks for no menu of the browser.
  const menu = (event: Event) => (event.target as Element).closest("[data-drag]") && event.preventDefault();

  root.addEventListener("pointerdown", down);
  root.addEventListener("contextmenu", menu);
  window.addEventListener("pointermove", moved);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  window.addEventListener("keydown", key, true);
  return () => {
    finish(false);
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("contextmenu", menu);
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", key, true);
  };
}

type Found = { place: DropPlace; left: number; top: number; width: number };

function placeAt(root: HTMLElement, { kind, element, y }: Drag): Found | null {
  const sections = [...root.querySelectorAll<HTMLElement>("[data-section]")];
  if (kind === "section")
    return among(
      sections.filter((one) => one !== element),
      y,
      { sectionId: "", top: y },
    );
  // The section under the pointer, or the nearest: left and right of the cards count as well.
  const distance = (one: HTMLElement) => {
    const { top, bottom } = one.getBoundingClientRect();
    return y < top ? top - y : Math.max(0, y - bottom);
  };
  const [first, ...rest] = sections;
  if (!first) return null;
  const section = rest.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
  const list = section.querySelector<HTMLElement>("[data-cards]") ?? section;
  const cards = [...section.querySelectorAll<HTMLElement>("[data-card]")].filter((one) => one !== element);
  const { top, left, width } = list.getBoundingClientRect();
  const place = among(cards, y, { sectionId: section.dataset.section ?? "", top });
  return cards.length > 0 ? place : { ...place, left, width };
}

/** Before the first of them whose middle is below the pointer. */
function among(all: HTMLElement[], y: number, at: { sectionId: string; top: number }): Found {
  const boxes = all.map((one) => one.getBoundingClientRect());
  const index = boxes.filter(({ top, height }) => top + height / 2 < y).length;
  const next = boxes[index];
  const last = boxes[index - 1];
  const { left, width } = next ?? last ?? { left: 0, width: 0 };
  return { place: { sectionId: at.sectionId, index }, left, width, top: next?.top ?? last?.bottom ?? at.top };
}

function showMarks(element: HTMLElement) {
  const line = document.createElement("div");
  line.className = "pointer-events-none fixed top-0 left-0 z-50 h-1 rounded-full bg-accent";
  line.dataset.dropLine = "";
  const ghost = document.createElement("div");
  ghost.className =
    "pointer-events-none fixed top-0 left-0 z-50 max-w-64 truncate rounded-md border border-line bg-paper-raised px-3 py-2 shadow-float";
  ghost.setAttribute("aria-hidden", "true");
  ghost.textContent = nameOf(element);
  for (const mark of [line, ghost]) document.body.appendChild(mark);
  return { line, ghost };
}

/** The page scrolls along with what becomes shorter or longer above an element. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy(0, element.getBoundingClientRect().top - before);
}

function nameOf(element: HTMLElement): string {
  return element.querySelector("[data-name]")?.textContent?.trim() ?? "";
}

/** The click that follows a drop is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, true), 0);
}
