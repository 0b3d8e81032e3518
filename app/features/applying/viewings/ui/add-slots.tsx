import { Form, useNavigation } from "react-router";
import { dayInZone, zoneName } from "../../../../kernel/zoned-day";
import { Button } from "../../../../ui/button";
import { ErrorSummary } from "../../../../ui/error-summary";
import { Filled } from "../../../../ui/filled";
import { Formatted } from "../../../../ui/formatted";
import { Notice } from "../../../../ui/notice";
import { TextField } from "../../../../ui/text-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { SlotField, ViewingRefusal } from "../commands/answer-viewing-post.server";
import { viewingWords } from "../landlord-words";

const usual: Record<SlotField, string> = {
  date: "",
  from: "10:00",
  minutes: "20",
  pause: "0",
  count: "1",
  capacity: "1",
};

type Props = {
  isFirst: boolean;
  zone: string;
  now: number;
  refused: Extract<ViewingRefusal, { about: "slots" }> | null;
};

/** One slot or an open day. */
export function AddSlots({ isFirst, zone, now, refused }: Props) {
  const words = useWords(viewingWords).slots;
  const locale = usePageLocale();
  const { state, formData } = useNavigation();
  const values = { ...usual, ...refused?.values };
  const errorOf = (field: SlotField) => {
    const code = refused?.errors[field];
    return code && words.errors[code];
  };
  const field = (name: SlotField) => ({
    id: `slots-${name}`,
    name,
    label: words[name],
    error: errorOf(name),
    defaultValue: values[name],
    className: "tabular",
    required: true,
  });
  const wrong = Object.keys(refused?.errors ?? {}).flatMap((name) => {
    const message = errorOf(name as SlotField);
    return message ? [{ message, fieldId: `slots-${name}` }] : [];
  });
  return (
    <Form method="post" className="mt-3 flex max-w-3xl flex-col gap-4" noValidate preventScrollReset>
      <input type="hidden" name="intent" value="slots" />
      <ErrorSummary errors={wrong} />
      {refused?.isOneTooMany ? (
        <div role="alert">
          <Notice tone="amber">{words.oneHome}</Notice>
        </div>
      ) : null}
      <div>
        <p>{words.addText}</p>
        <p className="text-ink-muted text-sm">
          <Filled say={words.zone} parts={{ zone: <Formatted text={zoneName(now, locale, zone)} /> }} />
        </p>
      </div>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        <TextField {...field("date")} type="date" min={dayInZone(now, zone)} wrapperClassName="max-sm:col-span-2" />
        <TextField {...field("from")} type="time" />
        <TextField {...field("minutes")} inputMode="numeric" autoComplete="off" />
        <TextField {...field("count")} inputMode="numeric" autoComplete="off" />
        <TextField {...field("pause")} inputMode="numeric" autoComplete="off" />
        <TextField {...field("capacity")} inputMode="numeric" autoComplete="off" />
      </div>
      <Button
        type="submit"
        variant={isFirst ? "default" : "outline"}
        className="self-start"
        pending={state !== "idle" && formData?.get("intent") === "slots"}
        pendingLabel={words.adding}
      >
        {words.add}
      </Button>
    </Form>
  );
}
