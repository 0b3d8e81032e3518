import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names";
import { grow } from "../../../ui/grow";

type InlineTextProps = {
  /** Of the words when they stand, and of the box while they are changed. */
  id: string;
  /** What is changed, for those who do not see the place of the box. */
  label: string;
  value: string;
  placeholder: string;
  maxLength: number;
  isEditing: boolean;
  className?: string;
  onEdit: (isEditing: boolean) => void;
  onChange: (value: string) => void;
};

/** Words changed where they stand: a click or Enter opens, Enter closes, Escape takes back; each letter is kept. */
export function InlineText(props: InlineTextProps) {
  const { id, label, value, placeholder, isEditing, className, onEdit } = props;
  if (isEditing) return <EditBox {...props} />;
  return (
    <button
      type="button"
      id={id}
      className={classNames(
        "relative -mx-2 block min-h-11 w-[calc(100%+1rem)] cursor-text truncate rounded-sm px-2 py-2 text-start hover:bg-paper-sunken",
        className,
      )}
      onClick={() => onEdit(true)}
    >
      <span data-name className={value.trim() ? undefined : "text-ink-muted italic"}>
        {value.trim() || placeholder}
      </span>
      <span className="sr-only">, {label}</span>
    </button>
  );
}

function EditBox({ id, label, value, placeholder, maxLength, className, onEdit, onChange }: InlineTextProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const before = useRef(value);
  const isLeaving = useRef(false);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  useLayoutEffect(() => grow(box.current));
  function close(isKeyboard: boolean) {
    isLeaving.current = true;
    onEdit(false);
    // The words stand again after the next paint; the keyboard goes on from there.
    if (isKeyboard) requestAnimationFrame(() => document.getElementById(id)?.focus());
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === "Escape") {
      if (event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") onChange(before.current);
      close(true);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!isLeaving.current && event.relatedTarget !== box.current) close(false);
  };
  return (
    <textarea
      ref={box}
      id={id}
      rows={1}
      aria-label={label}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      enterKeyHint="done"
      className={classNames(
        "field-sizing-content -mx-2 block min-h-11 w-[calc(100%+1rem)] resize-none rounded-sm border border-line-strong bg-paper px-2 py-1.75 focus:outline-2 focus:outline-focus",
        className,
      )}
      onChange={(event) => onChange(event.target.value.replace(/\n/g, " "))}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
