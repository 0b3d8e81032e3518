import type { PageLocale } from "../../../../kernel/page-locale";
import { useZones } from "../../../../ui/zones";
import type { OfferedSlot } from "../queries/list-slots.server";
import { slotElsewhere, slotText } from "../slot-sentence";
import type { SlotTime } from "../slot-times";
import { viewingWords } from "../words";

/** A slot by the home's clocks; beneath it by the reader's, where they say otherwise. */
export function SlotLine({ slot, locale, zone }: { slot: SlotTime; locale: PageLocale; zone: string }) {
  const { reader } = useZones();
  const elsewhere = slotElsewhere(slot, locale, { home: zone, reader });
  return (
    <>
      {slotText(slot, locale, zone)}
      {elsewhere ? <span className="hint">{`(${elsewhere})`}</span> : null}
    </>
  );
}

type SlotChoiceProps = {
  slots: readonly OfferedSlot[];
  locale: PageLocale;
  zone: string;
  /** Places are not given before the draw. */
  isBeforeDraw: boolean;
  chosen: string;
  legend: string;
  error?: string | undefined;
};

/** The times that can be asked for, each with what is left of it. */
export function SlotChoice({ slots, locale, zone, isBeforeDraw, chosen, legend, error }: SlotChoiceProps) {
  const words = viewingWords[locale];
  const rest = ({ free, waiting }: OfferedSlot) => {
    if (isBeforeDraw) return words.inDraw({ n: waiting });
    return free > 0 ? words.free({ n: free }) : words.full;
  };
  return (
    <fieldset
      className={error ? "f bad" : "f"}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "slot-e" : undefined}
    >
      <legend>{legend}</legend>
      {error ? (
        <p className="err" id="slot-e">
          {error}
        </p>
      ) : null}
      <div className="opts num">
        {slots.map((slot) => (
          <label key={slot.id} htmlFor={`slot-${slot.id}`}>
            <input
              id={`slot-${slot.id}`}
              type="radio"
              name="slot"
              value={slot.id}
              defaultChecked={chosen === slot.id || (slots.length === 1 && !error)}
            />
            <span>
              <SlotLine slot={slot} locale={locale} zone={zone} />
              <span className="hint">{rest(slot)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
