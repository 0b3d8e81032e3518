import { isOfOthers } from "./autofill";
import { type FieldScene, type FieldSpot, typedAt } from "./field-scene";

type TextControlProps = {
  scene: FieldScene;
  spot: FieldSpot;
  describedBy: string | undefined;
  type?: "text" | "email" | "tel";
  inputMode?: "email" | "tel" | "numeric" | "decimal";
  autoComplete?: string;
};

/** One line to type into. */
export function TextControl({ scene, spot, describedBy, type = "text", inputMode, autoComplete }: TextControlProps) {
  return (
    <input
      id={spot.path}
      name={spot.path}
      // HTML has no token for an address that is not one's own: as text with an address's keyboard it may have one that fills nothing.
      type={isOfOthers(spot) ? "text" : type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={type === "email" ? "none" : undefined}
      spellCheck={type === "email" ? false : undefined}
      enterKeyHint="next"
      dir={type === "text" && !inputMode ? "auto" : "ltr"}
      defaultValue={typedAt(scene, spot.path)}
      aria-describedby={describedBy}
      aria-invalid={scene.errors.has(spot.path) || undefined}
    />
  );
}

export function LongTextControl({ scene, spot, describedBy }: TextControlProps) {
  return (
    <textarea
      id={spot.path}
      name={spot.path}
      rows={5}
      dir="auto"
      defaultValue={typedAt(scene, spot.path)}
      aria-describedby={describedBy}
      aria-invalid={scene.errors.has(spot.path) || undefined}
    />
  );
}
