import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names";
import { TextareaField, type TextareaFieldProps } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { type Asked, askedAt, suggested } from "../rules/suggested-people";
import { assignmentWords } from "../words/assignment-words";

type Person = { id: string; name: string };

type MentionFieldProps = Omit<TextareaFieldProps, "onChange"> & { people: readonly Person[] };

/** A field for a note: behind "@" it offers names. What is typed without the list is read by its names, too. */
export function MentionField({ people, ...field }: MentionFieldProps) {
  const { mention: words } = useWords(assignmentWords);
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const offered = asked ? suggested(people, asked.query) : [];
  const isOpen = offered.length > 0;
  const current = Math.min(active, offered.length - 1);
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    box.current = currentTarget;
    const { selectionStart, selectionEnd, value } = currentTarget;
    const next = selectionStart === selectionEnd ? askedAt(value, selectionStart) : null;
    if (next?.query !== asked?.query) setActive(0);
    setAsked(next);
  };
  const choose = (person: Person) => {
    const area = box.current;
    if (!area || !asked) return;
    area.setRangeText(`@${person.name} `, asked.from, area.selectionStart, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
    setChosen([...new Set([...chosen, person.id])]);
    setAsked(null);
  };
  const move = (event: KeyboardEvent) => {
    const person = offered[current];
    if (!isOpen || !person || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((current + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(person);
    else if (event.key === "Escape") setAsked(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative w-full">
      <TextareaField
        {...field}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        onKeyDown={move}
        onChange={look}
        onSelect={look}
        onBlur={() => setAsked(null)}
      />
      <input type="hidden" name="mentioned" value={chosen.join(",")} />
      <span role="status" className="sr-only">
        {isOpen ? words.found({ count: offered.length }) : ""}
      </span>
      {isOpen ? (
        <div
          id={listId}
          role="listbox"
          aria-label={words.title}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-60 overflow-y-auto rounded-md border border-line bg-paper-raised p-1 shadow-float"
        >
          {offered.map((person, index) => (
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              // The field keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              onKeyDown={move}
              className={classNames(
                "flex min-h-11 cursor-default items-center rounded-sm px-3",
                index === current && "bg-paper-sunken",
              )}
            >
              <bdi translate="no">{person.name}</bdi>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
