import { visibleText } from "../../../kernel/visible-text";
import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { useWords } from "../../../ui/use-words";
import { flagKinds, flagsOf, isPublished, withFlag } from "../form-model/flags";
import type { Flag, FlagKey } from "../form-model/schema";
import { flagsCardWords } from "./flags-card-words";
import { NumberBox } from "./number-box";
import type { Builder } from "./use-builder";

/**
 * Step 4: what is pointed out in an application. Flags decide nothing and are never shown to applicants. `mayRunFree`: its
 * landlord has still to choose what the form runs on.
 */
export function FlagsCard({ builder, mayRunFree }: { builder: Builder; mayRunFree: boolean }) {
  const words = useWords(flagsCardWords);
  const { plan, hasFullReview } = builder.limits;
  const note = hasFullReview && !mayRunFree ? null : words.plan[plan === "guest" ? "guest" : "account"];
  const flags = new Map(flagsOf(builder.definition).map((flag) => [flag.key, flag]));
  return (
    <Card title={words.title}>
      <p className="mb-3 text-ink-muted">{words.text}</p>
      {note ? <p className="mb-3">{note}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {flagKinds.map(({ key }) => {
          const flag = flags.get(key);
          return flag ? <FlagRow key={key} builder={builder} flag={flag} /> : null;
        })}
      </ul>
    </Card>
  );
}

function FlagRow({ builder, flag }: { builder: Builder; flag: Flag }) {
  const { key, on, threshold } = flag;
  const words = useWords(flagsCardWords);
  const { label, hint } = words.flags[key];
  const numbers: Partial<Record<FlagKey, string>> = words.numbers;
  const bounds = flagKinds.find((kind) => kind.key === key)?.threshold;
  const set = (change: Partial<Flag>, editKey?: string) =>
    builder.apply((form) => ({ definition: withFlag(form, { ...flag, ...change }), dropped: [] }), editKey);
  return (
    <li className="flex flex-col gap-2 py-2 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <CheckboxField
        id={`flag-${key}`}
        label={label}
        hint={isPublished(key, builder.definition) ? hint : words.noRule}
        checked={on}
        onChange={(event) => set({ on: event.target.checked })}
      />
      {bounds && on ? (
        <NumberBox
          id={`flag-${key}-number`}
          label={numbers[key]}
          wrapperClassName="w-32 shrink-0 ps-8 sm:ps-0"
          value={threshold === undefined ? "" : String(threshold)}
          read={(text) => readWithin(text, bounds)}
          onChange={(value) => {
            if (value !== undefined) set({ threshold: value }, `flag-${key}`);
          }}
        />
      ) : null}
    </li>
  );
}

function readWithin(text: string, { min, max, step }: { min: number; max: number; step: number }): number | null {
  const said = visibleText(text).trim().replace(",", ".");
  const value = Number(said);
  if (said === "" || !(value >= min && value <= max)) return null;
  return Math.round(value / step) / Math.round(1 / step);
}
