/** The paper a signature is drawn on, in its own units. */
export const drawingBox = { width: 600, height: 200 } as const;

/** As many letters as a drawing may have: far more than a signature needs. */
export const maxDrawingLetters = 8000;

/** Whether a text is strokes of an SVG path, whole numbers within the box, and so safe in a `d` attribute. */
export function isDrawing(text: string): boolean {
  return text.length <= maxDrawingLetters && /^(M\d{1,3} \d{1,3}( \d{1,3} \d{1,3})+)+$/.test(text);
}
