/** One page or picture on the stage: a box that takes its place, and within it what is drawn, which may lie turned. */
export type Sheet = {
  box: HTMLElement;
  inner: HTMLElement;
  /** Of the upright sheet, in any unit: only their ratio counts. */
  width: number;
  height: number;
  /** Draws it for a width in pixels of the screen; absent for what scales by itself. */
  draw?: (pixels: number) => Promise<void>;
  drawnFor?: number;
};

export const zooms = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
/** Wider is not read more easily. */
const widest = 920;

/** Sheets beneath each other, fitted to the stage, zoomed and turned together. Only what comes into sight is drawn. */
export class Sheets {
  #zoom = 2;
  #turns = 0;
  readonly #seen: IntersectionObserver;

  constructor(
    private readonly stage: HTMLElement,
    private readonly sheets: Sheet[],
  ) {
    this.#seen = new IntersectionObserver((entries) => this.#drawSeen(entries), {
      root: stage,
      rootMargin: "100% 0px",
    });
    for (const { box, inner } of sheets) {
      box.className = "relative mx-auto mb-3 overflow-hidden bg-paper-raised shadow-raised";
      inner.className = "absolute top-1/2 left-1/2 max-w-none";
      box.replaceChildren(inner);
      stage.appendChild(box);
    }
    this.#layOut();
    for (const { box } of sheets) this.#seen.observe(box);
    new ResizeObserver(() => this.#layOut()).observe(stage);
  }

  zoom(by: number): void {
    this.#zoom = Math.min(zooms.length - 1, Math.max(0, by === 0 ? 2 : this.#zoom + by));
    this.#layOut();
  }

  turn(): void {
    this.#turns = (this.#turns + 1) % 4;
    this.#layOut();
  }

  #layOut(): void {
    const factor = zooms[this.#zoom] ?? 1;
    const isSideways = this.#turns % 2 === 1;
    // The padding of the stage and a scrollbar's width.
    const room = Math.min(widest, this.stage.clientWidth - 36);
    for (const sheet of this.sheets) {
      const ratio = sheet.height / sheet.width;
      const across = room * factor;
      const down = isSideways ? across / ratio : across * ratio;
      Object.assign(sheet.box.style, { width: `${across}px`, height: `${down}px` });
      Object.assign(sheet.inner.style, {
        width: `${isSideways ? down : across}px`,
        height: `${isSideways ? across : down}px`,
        transform: `translate(-50%, -50%) rotate(${this.#turns * 90}deg)`,
      });
    }
    // Observed anew, each tells again whether it is in sight.
    for (const { box } of this.sheets) {
      this.#seen.unobserve(box);
      this.#seen.observe(box);
    }
  }

  #drawSeen(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const sheet = this.sheets.find(({ box }) => box === target);
      if (!isIntersecting || !sheet?.draw) continue;
      // A phone's canvas holds 16 million pixels; three per point are more than anybody sees.
      const limit = Math.sqrt(16_000_000 / (sheet.height / sheet.width));
      const pixels = Math.round(Math.min(limit, sheet.inner.offsetWidth * Math.min(devicePixelRatio, 3)));
      if (sheet.drawnFor === pixels) continue;
      sheet.drawnFor = pixels;
      void sheet.draw(pixels).catch(() => {
        sheet.drawnFor = 0;
      });
    }
  }
}
