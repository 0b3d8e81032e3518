import { ownDirection } from "../../../../kernel/text-direction";
import { localize } from "../../../forms/form-model/localized";
import type { FieldOf } from "../../../forms/form-model/schema";
import { type FieldScene, langOf, type SpotOf, typedAt, valuesOf } from "./field-scene";
import { Part } from "./part";

type ChoiceField = FieldOf<"choice"> | FieldOf<"multiChoice"> | FieldOf<"yesNo">;

/** Radios or boxes. The empty value in front lets the server see that everything was taken away. */
export function ChoiceControls({ scene, spot: { path, field } }: { scene: FieldScene; spot: SpotOf<ChoiceField> }) {
  const { words } = scene;
  const type = field.kind === "multiChoice" ? "checkbox" : "radio";
  const hasOther = field.kind !== "yesNo" && field.other;
  const other = `${path}.other`;
  return (
    <div className="opts">
      <input type="hidden" name={path} value="" />
      {optionsOf(scene, field).map(([value, label, lang], at) => (
        <Tick key={value} scene={scene} type={type} name={path} value={value} label={label} lang={lang} at={at} />
      ))}
      {hasOther ? (
        <>
          <Tick scene={scene} type={type} name={path} value="other" label={words.other} at={-1} />
          <Part scene={scene} name={other} label={words.otherText} />
        </>
      ) : null}
    </div>
  );
}

function optionsOf(scene: FieldScene, field: ChoiceField | FieldOf<"dropdown">) {
  const { words, locale, definition } = scene;
  if (field.kind === "yesNo") return [["yes", words.yes, undefined] as const, ["no", words.no, undefined] as const];
  return field.options
    .filter((option) => !option.archived)
    .map(
      (option) =>
        [option.id, localize(option.label, locale, definition.defaultLocale), langOf(scene, option.label)] as const,
    );
}

type TickProps = {
  scene: FieldScene;
  type: "radio" | "checkbox";
  name: string;
  value: string;
  label: string;
  lang?: string;
  at?: number;
};

export function Tick({ scene, type, name, value, label, lang, at }: TickProps) {
  const id = at === undefined ? name : `${name}-${value}`;
  return (
    <label htmlFor={id}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={valuesOf(scene, name).includes(value)}
        aria-invalid={(type === "radio" ? undefined : scene.errors.has(name)) || undefined}
      />
      <span dir="auto" lang={lang}>
        {label}
      </span>
    </label>
  );
}

export function DropdownControl({
  scene,
  spot: { path, field },
  describedBy,
}: {
  scene: FieldScene;
  spot: SpotOf<FieldOf<"dropdown">>;
  describedBy: string | undefined;
}) {
  return (
    <select
      id={path}
      name={path}
      defaultValue={typedAt(scene, path)}
      autoComplete={field.autocomplete}
      aria-describedby={describedBy}
      aria-invalid={scene.errors.has(path) || undefined}
    >
      <option value="">{scene.words.choose}</option>
      {optionsOf(scene, field).map(([value, label, lang]) => (
        <option key={value} value={value} lang={lang} dir={ownDirection(label, scene.locale)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A box to tick in place of an answer. The empty value in front lets the server see that it was taken away. */
export function None({ scene, path, label }: { scene: FieldScene; path: string; label: string }) {
  const name = `${path}.none`;
  return (
    <div className="opts">
      <input type="hidden" name={name} value="" />
      <Tick scene={scene} type="checkbox" name={name} value="yes" label={label} />
    </div>
  );
}
