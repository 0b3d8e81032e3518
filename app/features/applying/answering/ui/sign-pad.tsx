import { drawingBox } from "../../../forms/form-model/drawing";
import { pen } from "./drawing";
import { type FieldScene, typedAt } from "./field-scene";

/** Room to draw a signature beside the typed name, opened by the script. */
export function SignPad({ scene, path }: { scene: FieldScene; path: string }) {
  const name = `${path}.drawing`;
  return (
    <div className="js" data-sign>
      <p className="hint">{scene.words.drawHint}</p>
      <input type="hidden" name={name} defaultValue={typedAt(scene, name)} data-kept="" />
      <svg
        className="pad"
        role="img"
        aria-label={scene.words.drawing}
        viewBox={`0 0 ${drawingBox.width} ${drawingBox.height}`}
      >
        <path d="M30 160H570" stroke="currentColor" opacity=".3" strokeWidth="2" />
        <path d={typedAt(scene, name)} {...pen} data-strokes="" />
      </svg>
      <button type="button" className="lnk">
        {scene.words.drawAgain}
      </button>
    </div>
  );
}
