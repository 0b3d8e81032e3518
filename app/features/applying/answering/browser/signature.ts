import { drawingBox, isDrawing, maxDrawingLetters } from "../../../forms/form-model/drawing";

/** Points nearer to each other than this, in units of the box, are one. */
const stepUnits = 4;

/** Lets people draw a signature with a finger, a pen or a mouse beside the name they type. */
export function watchSignatures(form: HTMLElement): void {
  for (const pad of form.querySelectorAll<HTMLElement>("[data-sign]")) watchPad(pad);
}

function watchPad(pad: HTMLElement): void {
  const paper = pad.querySelector("svg");
  const line = pad.querySelector("[data-strokes]");
  const control = pad.querySelector("input");
  const again = pad.querySelector("button");
  if (!paper || !line || !control || !again) return;
  let last: [number, number] | null = null;

  function put(strokes: string): void {
    if (!control || !line || !again) return;
    control.value = strokes;
    line.setAttribute("d", strokes);
    again.hidden = !strokes;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function pointOf({ clientX, clientY }: PointerEvent): [number, number] {
    const { left, top, width, height } = (paper as SVGSVGElement).getBoundingClientRect();
    const within = (part: number, of: number) => Math.round(Math.max(0, Math.min(1, part)) * of);
    return [within((clientX - left) / width, drawingBox.width), within((clientY - top) / height, drawingBox.height)];
  }

  paper.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    paper.setPointerCapture(event.pointerId);
    last = pointOf(event);
    // A tap is a dot: the same point twice.
    add(`M${last.join(" ")} ${last.join(" ")}`);
  });
  paper.addEventListener("pointermove", (event) => {
    if (!last) return;
    const point = pointOf(event);
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < stepUnits) return;
    last = point;
    add(` ${point.join(" ")}`);
  });
  for (const end of ["pointerup", "pointercancel"] as const) {
    paper.addEventListener(end, () => {
      last = null;
    });
  }
  again.addEventListener("click", () => put(""));

  function add(more: string): void {
    const strokes = (control?.value ?? "") + more;
    if (strokes.length <= maxDrawingLetters) put(strokes);
  }

  pad.classList.remove("js");
  put(isDrawing(control.value) ? control.value : "");
}
