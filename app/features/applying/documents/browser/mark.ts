/** Writes the words across a canvas: for what the server could not mark. Burned in: there is no layer to take off. */
export function mark(canvas: HTMLCanvasElement, words: string): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const size = Math.max(8, Math.max(width, height) / 42);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.font = `${size}px system-ui, sans-serif`;
  const length = context.measureText(words).width + size * 3;
  context.save();
  context.rotate(-0.49);
  context.lineWidth = size / 9;
  context.strokeStyle = "rgb(255 255 255 / 0.45)";
  context.fillStyle = "rgb(0 0 0 / 0.3)";
  for (let y = 0; y < height + width; y += size * 9) {
    for (let x = -height; x < width + height; x += length) {
      context.strokeText(words, x, y);
      context.fillText(words, x, y);
    }
  }
  context.restore();
  context.fillStyle = "rgb(0 0 0 / 0.6)";
  context.fillRect(0, height - size * 1.8, width, size * 1.8);
  context.fillStyle = "white";
  context.fillText(words, size * 0.6, height - size * 0.6, width - size * 1.2);
  context.restore();
}
