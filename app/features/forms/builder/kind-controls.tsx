import {
  AlignLeft,
  Banknote,
  Calendar,
  CalendarCheck,
  CalendarRange,
  CircleCheck,
  CircleDot,
  Hash,
  House,
  Info,
  ListChecks,
  type LucideIcon,
  Mail,
  Paperclip,
  Phone,
  Signature,
  SquareChevronDown,
  Type,
  User,
} from "lucide-react";
import type { ReactNode } from "react";
import type { IdMaker } from "../../../kernel/ids";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { useWords } from "../../../ui/use-words";
import type { Field, FieldKind, FieldOf, FormDefinition } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { ChoiceLimits, DateLimits, MoneySettings, NumberLimits, TextLimit } from "./limit-settings";
import { OptionsEditor } from "./options-editor";
import { settingWords } from "./question-settings-words";

type KindSettingsProps<K extends FieldKind> = {
  field: FieldOf<K>;
  definition: FormDefinition;
  change: ChangeField;
  ids: IdMaker;
};

/** Of a kind: its icon, and the part of a question's settings that only it has. */
type KindControl<K extends FieldKind> = { icon: LucideIcon; Settings?: (props: KindSettingsProps<K>) => ReactNode };

export const kindControls = {
  text: { icon: Type, Settings: TextLimit },
  longText: { icon: AlignLeft, Settings: TextLimit },
  yesNo: { icon: CircleCheck },
  choice: { icon: CircleDot, Settings: OptionsEditor },
  multiChoice: {
    icon: ListChecks,
    Settings: (props) => (
      <>
        <OptionsEditor {...props} />
        <ChoiceLimits {...props} />
      </>
    ),
  },
  dropdown: { icon: SquareChevronDown, Settings: OptionsEditor },
  number: { icon: Hash, Settings: NumberLimits },
  money: { icon: Banknote, Settings: MoneySettings },
  date: {
    icon: Calendar,
    Settings: (props) => (
      <>
        <MonthOnly {...props} />
        <DateLimits {...props} />
      </>
    ),
  },
  dateRange: {
    icon: CalendarRange,
    Settings: (props) => (
      <div>
        <MonthOnly {...props} />
        <OpenEnd {...props} />
      </div>
    ),
  },
  severalDays: { icon: CalendarCheck, Settings: DayCount },
  name: { icon: User },
  email: { icon: Mail },
  phone: { icon: Phone },
  address: { icon: House },
  file: { icon: Paperclip, Settings: FileCount },
  signature: { icon: Signature },
  statement: { icon: Info },
} satisfies { [K in FieldKind]: KindControl<K> };

export function KindSettings(props: KindSettingsProps<FieldKind>) {
  const { Settings } = kindControls[props.field.kind] as KindControl<FieldKind>;
  return Settings ? <Settings {...props} /> : null;
}

function OpenEnd({ field, change }: KindSettingsProps<"dateRange">) {
  const words = useWords(settingWords);
  return (
    <CheckboxField
      label={words.openEnd}
      hint={words.openEndHint}
      checked={field.openEnd === true}
      onChange={(event) => {
        const openEnd = event.target.checked || undefined;
        change((before) => (before.kind === "dateRange" ? { ...before, openEnd } : before));
      }}
    />
  );
}

function MonthOnly({ field, change }: { field: Field & { kind: "date" | "dateRange" }; change: ChangeField }) {
  const words = useWords(settingWords);
  return (
    <CheckboxField
      label={words.monthOnly}
      checked={field.precision === "month"}
      onChange={(event) => {
        const precision = event.target.checked ? ("month" as const) : undefined;
        change((before) => (before.kind === "date" || before.kind === "dateRange" ? { ...before, precision } : before));
      }}
    />
  );
}

function FileCount({ field, change }: KindSettingsProps<"file">) {
  const words = useWords(settingWords);
  return (
    <UpToFive
      label={words.fileCount}
      hint={words.fileCountHint}
      count={field.maxFiles}
      onChange={(maxFiles) => change((before) => (before.kind === "file" ? { ...before, maxFiles } : before))}
    />
  );
}

function DayCount({ field, change }: KindSettingsProps<"severalDays">) {
  const words = useWords(settingWords);
  return (
    <UpToFive
      label={words.dayCount}
      count={field.maxDays}
      onChange={(maxDays) => change((before) => (before.kind === "severalDays" ? { ...before, maxDays } : before))}
    />
  );
}

type UpToFiveProps = { label: string; hint?: string; count: number | undefined; onChange: (count: number) => void };

function UpToFive({ label, hint, count = 5, onChange }: UpToFiveProps) {
  const words = useWords(settingWords);
  return (
    <SelectField
      label={label}
      hint={hint}
      value={String(count)}
      options={[1, 2, 3, 4, 5].map((most) => ({
        value: String(most),
        label: words.upTo({ count: most }),
      }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
