import { drawingBox } from "../../../forms/form-model/drawing";

/** A drawn signature, in the colour of the text around it; sharp on paper, too. */
export function Drawing({ strokes, label }: { strokes: string; label: string }) {
  return (
    <svg
      className="drawn"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
      width={drawingBox.width / 2.5}
      height={drawingBox.height / 2.5}
    >
      <path d={strokes} {...pen} />
    </svg>
  );
}

/** The same line wherever a signature is seen. */
export const pen = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
