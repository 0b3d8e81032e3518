import { useId } from "react";
import { Filled } from "../../../../ui/filled";
import { SelectField } from "../../../../ui/select-field";
import { useWords } from "../../../../ui/use-words";
import { landlordRequestWords } from "../landlord-words";
import type { OfferedQuestion } from "../offered";
import { usualDays } from "../rules";
import { useWaits } from "./use-waits";

type LaterChoiceProps = {
  title: string;
  hint: string;
  offered: readonly OfferedQuestion[];
  /** Ids of those that are ticked; with `onTick` it is kept outside, else by the form. */
  ticked: ReadonlySet<string>;
  onTick?: (id: string, isTicked: boolean) => void;
  /** Name of the field that says how long is waited. */
  daysName: string;
};

/** Questions of the form that were kept for later, ticked, and of whom each is asked. Posts `ask` for each, and the days. */
export function LaterChoice({ title, hint, offered, ticked, onTick, daysName }: LaterChoiceProps) {
  const { ask: words } = useWords(landlordRequestWords);
  const waits = useWaits();
  const id = useId();
  if (offered.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="font-medium">{title}</legend>
      <p className="mb-1 text-sm text-ink-muted">{hint}</p>
      <ul className="mb-4 border-line-strong border-t">
        {offered.map((question) => (
          <li key={question.id} className="border-line border-b">
            <label htmlFor={`${id}-${question.id}`} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
              <input
                type="checkbox"
                id={`${id}-${question.id}`}
                name="ask"
                value={question.id}
                {...(onTick
                  ? {
                      checked: ticked.has(question.id),
                      onChange: (event) => onTick(question.id, event.currentTarget.checked),
                    }
                  : { defaultChecked: ticked.has(question.id) })}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="font-medium">{question.text}</span>
                <span className="block text-sm text-ink-muted">
                  <People names={question.people} />
                </span>
              </span>
              <span className="text-sm text-ink-muted">{question.isPaper ? words.aDocument : words.anAnswer}</span>
            </label>
          </li>
        ))}
      </ul>
      <SelectField
        label={words.time}
        name={daysName}
        options={waits}
        defaultValue={String(usualDays)}
        wrapperClassName="max-w-52"
      />
    </fieldset>
  );
}

/** "Lucía and Tunde, one each". */
function People({ names }: { names: readonly string[] }) {
  const { ask: words } = useWords(landlordRequestWords);
  const [last, ...others] = [...names].reverse();
  const lastName = <bdi translate="no">{last}</bdi>;
  if (others.length === 0) return lastName;
  const firstNames = others.reverse().map((name, index) => (
    <span key={name}>
      {index === 0 ? "" : ", "}
      <bdi translate="no">{name}</bdi>
    </span>
  ));
  return <Filled say={words.eachTheirOwn} parts={{ names: firstNames, last: lastName }} />;
}

/** What was asked and has not been answered: to be seen before somebody is approved. */
export function StillOut({ out }: { out: readonly { text: string; name: string }[] }) {
  const { ask: words } = useWords(landlordRequestWords);
  if (out.length === 0) return null;
  return (
    <div className="border-amber border-s-2 ps-4">
      <p className="font-medium text-amber">{words.out({ count: out.length })}</p>
      <ul className="text-sm">
        {out.map(({ text, name }) => (
          <li key={`${name} ${text}`} className="[overflow-wrap:anywhere]">
            {text} (<bdi translate="no">{name}</bdi>)
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">{words.mayApprove}</p>
    </div>
  );
}
