import { classNames } from "./class-names";
import type { FieldGroupProps } from "./field-group";
import { FieldGroup } from "./field-group";
import { inputClass } from "./input-style";

type DatePart = "day" | "month" | "year";
type DateParts = Partial<Record<DatePart, string>>;

export type DatePartsFieldProps = Omit<FieldGroupProps, "children"> & {
  /** Posts `${name}-day`, `${name}-month`, `${name}-year`. */
  name: string;
  /** The order of the reader's country; leave out the day for a month. */
  order?: readonly DatePart[];
  defaultValue?: DateParts;
  value?: DateParts;
  onChange?: (part: DatePart, value: string) => void;
  /** Which parts are wrong; all of them, if left out and there is an error. */
  invalidParts?: readonly DatePart[];
  isBirthDate?: boolean;
};

const labels: Record<DatePart, string> = { day: "Day", month: "Month", year: "Year" };

/** A date one knows by heart, in boxes to type into: quicker and clearer than a calendar for birthdays and past dates. */
export function DatePartsField({
  name,
  order = ["day", "month", "year"],
  defaultValue,
  value,
  onChange,
  invalidParts,
  isBirthDate,
  ...group
}: DatePartsFieldProps) {
  return (
    <FieldGroup {...group}>
      {({ id, isInvalid }) => (
        <div className="flex gap-3">
          {order.map((part) => (
            <div key={part} className={part === "year" ? "w-24" : "w-16"}>
              <label htmlFor={`${id}-${part}`} className="mb-1 block text-sm text-ink-muted">
                {labels[part]}
              </label>
              <input
                id={`${id}-${part}`}
                name={`${name}-${part}`}
                inputMode="numeric"
                maxLength={part === "year" ? 4 : 2}
                autoComplete={isBirthDate ? `bday-${part}` : "off"}
                aria-invalid={(isInvalid && (invalidParts ?? order).includes(part)) || undefined}
                defaultValue={value ? undefined : defaultValue?.[part]}
                value={value ? (value[part] ?? "") : undefined}
                onChange={onChange ? (event) => onChange(part, event.currentTarget.value) : undefined}
                className={classNames(inputClass, "tabular")}
              />
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
