import type { ReactNode } from "react";
import { type FieldScene, messageAt, typedAt } from "./field-scene";

type PartProps = {
  scene: FieldScene;
  /** The control's name and id. */
  name: string;
  label: ReactNode;
  className?: string;
  inputMode?: "numeric" | "decimal";
  autoComplete?: string;
};

/** One box of an answer that has several. */
export function Part({ scene, name, label, className, inputMode, autoComplete }: PartProps) {
  return (
    <div className={className ? `part ${className}` : "part"}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        inputMode={inputMode}
        autoComplete={autoComplete ?? "off"}
        enterKeyHint="next"
        dir={inputMode ? "ltr" : "auto"}
        className={inputMode ? "num" : undefined}
        defaultValue={typedAt(scene, name)}
        aria-describedby={messageAt(scene, name)}
        aria-invalid={scene.errors.has(name) || undefined}
      />
    </div>
  );
}
