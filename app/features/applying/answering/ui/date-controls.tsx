import { asTemplate } from "../../../../kernel/words";
import { dateOrder } from "../../../forms/form-model/example-values";
import { doubtfulDate, lastYear } from "../../../forms/form-model/kinds/typed-date";
import type { FieldOf } from "../../../forms/form-model/schema";
import { Tick } from "./choice-controls";
import { dateCountry, type FieldScene, type SpotOf, typedAt } from "./field-scene";
import { Part } from "./part";

type DateProps = {
  scene: FieldScene;
  path: string;
  precision: "day" | "month" | undefined;
  /** The last year that two digits can mean. */
  last: number;
  isBirthday?: boolean;
};

/** Boxes to type into, in the reader's own order: quicker and clearer than a calendar. Beside them what may be meant otherwise. */
export function DateControls({ scene, path, precision, last, isBirthday }: DateProps) {
  const { words } = scene;
  const date = doubtfulDate((part) => typedAt(scene, `${path}.${part}`), { precision, last }, scene.locale);
  const labels = { day: words.day, month: words.month, year: words.year };
  return (
    <div className="row">
      {dateOrder(dateCountry(scene))
        .filter((part) => part !== "day" || precision !== "month")
        .map((part) => (
          <Part
            key={part}
            scene={scene}
            name={`${path}.${part}`}
            label={labels[part]}
            className={part === "year" ? "mid" : "short"}
            inputMode="numeric"
            autoComplete={isBirthday ? `bday-${part}` : "off"}
          />
        ))}
      <output
        className="hint"
        data-date={path}
        data-last={last}
        data-precision={precision}
        data-words={asTemplate(words.readDate)}
      >
        {date && words.readDate({ date })}
      </output>
    </div>
  );
}

export function DateRangeControls({
  scene,
  spot: { path, field },
}: {
  scene: FieldScene;
  spot: SpotOf<FieldOf<"dateRange">>;
}) {
  const { words } = scene;
  const present = `${path}.present`;
  return (
    <>
      {(["from", "to"] as const).map((end) => (
        <fieldset key={end} className="f part">
          <legend>{words[end]}</legend>
          <DateControls
            scene={scene}
            path={`${path}.${end}`}
            precision={field.precision}
            last={lastYear(scene.today)}
          />
        </fieldset>
      ))}
      {field.openEnd ? (
        <div className="opts">
          <input type="hidden" name={present} value="" />
          <Tick scene={scene} type="checkbox" name={present} value="yes" label={words.present} />
        </div>
      ) : null}
    </>
  );
}
