import type { Figures } from "../figures";
import { Bars } from "./numbers-page";

/** Four figures of this week above the queue. */
export function QueueFigures({ series, waiting }: { series: Figures["series"]; waiting: number }) {
  const of = (...names: string[]) => series.filter(({ name }) => names.includes(name));
  const daysOf = (...names: string[]) =>
    of(...names).reduce<number[]>((sums, { days }) => days.map((count, index) => (sums[index] ?? 0) + count), []);
  const weekOf = (...names: string[]) => of(...names).reduce((sum, { week }) => sum + week, 0);
  const judged = ["hold:form", "lock:form", "suspend:form", "held:application"];
  const held = [...judged, "held:contact"];
  const releases = ["released:form", "released:application"];
  const released = weekOf(...releases);
  const judgedCount = weekOf(...judged);
  const asked = weekOf("altcha:asked");
  const figures = [
    { label: "Waiting", value: String(waiting), note: "for a look", days: null, isAmber: false },
    {
      label: "Held this week",
      value: String(weekOf(...held)),
      note: "forms, applications, messages",
      days: daysOf(...held),
      isAmber: false,
    },
    {
      label: "Wrongly held",
      value: judgedCount === 0 ? "0 %" : `${Math.round((100 * Math.min(released, judgedCount)) / judgedCount)} %`,
      note: `${released} of ${judgedCount} released`,
      days: daysOf(...releases),
      isAmber: false,
    },
    {
      label: "Reports",
      value: String(weekOf("report")),
      note: "of forms",
      days: daysOf("report"),
      isAmber: weekOf("report") > 0,
    },
    {
      label: "Calculations solved",
      value: asked === 0 ? "none asked" : `${Math.min(100, Math.round((100 * weekOf("altcha:solved")) / asked))} %`,
      note: `of ${asked}`,
      days: daysOf("altcha:solved"),
      isAmber: false,
    },
  ];
  return (
    <section
      aria-label="This week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="-mx-4 overflow-x-auto border-y border-line px-4 sm:mx-0 sm:px-0"
    >
      <ul className="grid grid-cols-[repeat(5,minmax(13rem,1fr))]">
        {figures.map(({ label, value, note, days, isAmber }) => (
          <li key={label} className="border-s border-line px-4 py-2 leading-snug first:border-0 first:ps-0">
            <span className="block text-sm text-ink-muted">{label}</span>
            <span className="flex min-h-8 items-end justify-between gap-2">
              <b className="tabular font-serif text-xl font-[560] whitespace-nowrap">{value}</b>
              {days ? <Bars days={days.slice(-14)} /> : null}
            </span>
            <span className={isAmber ? "block text-sm text-amber" : "block text-sm text-ink-muted"}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
