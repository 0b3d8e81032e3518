import type { ReactNode } from "react";
import type { FieldGroupProps } from "./field-group";
import { FieldGroup } from "./field-group";

type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type ChoiceGroupProps = Omit<FieldGroupProps, "children"> & {
  name: string;
  choices: readonly Choice[];
  form?: string;
  isRequired?: boolean;
} & (
    | { kind: "radio"; value?: string; defaultValue?: string; onChange?: (value: string) => void }
    | {
        kind: "checkbox";
        value?: readonly string[];
        defaultValue?: readonly string[];
        onChange?: (value: string[]) => void;
      }
  );

/** One of several (radio) or any of several (checkbox), as native inputs in a fieldset. Controlled by `value`, or not. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, choices, form, isRequired, legend, hint, error, isOptional, id, className } = props;
  return (
    <FieldGroup {...{ legend, hint, error, isOptional, id, className }}>
      {({ id: groupId, isInvalid }) => (
        <div className="flex flex-col">
          {choices.map((choice, index) => {
            const choiceId = `${groupId}-${index}`;
            const hintId = choice.hint ? `${choiceId}-hint` : undefined;
            return (
              <label key={choice.value} htmlFor={choiceId} className="flex min-h-11 items-start gap-3 py-2.5">
                <input
                  id={choiceId}
                  type={props.kind}
                  name={name}
                  form={form}
                  value={choice.value}
                  disabled={choice.disabled}
                  required={isRequired && props.kind === "radio"}
                  aria-invalid={isInvalid || undefined}
                  aria-describedby={hintId}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                  {...checkedProps(props, choice.value)}
                />
                <span className={choice.disabled ? "text-ink-muted" : undefined}>
                  {choice.label}
                  {hintId ? (
                    <span id={hintId} className="block text-sm text-ink-muted">
                      {choice.hint}
                    </span>
                  ) : null}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}

function checkedProps(props: ChoiceGroupProps, value: string) {
  if (props.kind === "radio") {
    if (props.value === undefined)
      return { defaultChecked: props.defaultValue === value, onChange: () => props.onChange?.(value) };
    return { checked: props.value === value, onChange: () => props.onChange?.(value) };
  }
  const chosen = props.value;
  if (chosen === undefined) return { defaultChecked: props.defaultValue?.includes(value) ?? false };
  return {
    checked: chosen.includes(value),
    onChange: () => props.onChange?.(chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value]),
  };
}
