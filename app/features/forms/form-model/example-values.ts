import { addDays, compareDates } from "../../../kernel/dates";
import { dateBounds } from "./parse-dates";
import type { FieldOf } from "./schema";

type DatePart = "day" | "month" | "year";

export function dateOrder(country: string): DatePart[] {
  const language = new Intl.Locale(`und-${country}`).maximize().language;
  const parts = new Intl.DateTimeFormat(`${language}-${country}`, { dateStyle: "short" }).formatToParts(0);
  return parts.map((part) => part.type).filter((type): type is DatePart => ["day", "month", "year"].includes(type));
}

/** A date that this question takes on that day, as it is typed: "3 27 2027". The 27th tells day and month apart. */
export function exampleDate(field: DateField, country: string, today: string): string {
  const precision = field.precision ?? "day";
  const [year = "", month = "", day = ""] = exampleIso(field, today).split("-");
  const parts = { day: String(Number(day)), month: String(Number(month)), year };
  return dateOrder(country)
    .filter((part) => part !== "day" || precision === "day")
    .map((part) => parts[part])
    .join(" ");
}

type DateField = FieldOf<"date"> | FieldOf<"dateRange">;

function exampleIso(field: DateField, today: string): string {
  const year = Number(today.slice(0, 4));
  const past = `${year - 2}-03-27`;
  if (field.kind === "dateRange") return past;
  const { earliest, latest } = dateBounds(field, today);
  const inTwoMonths = `${addDays(today, 60).slice(0, 8)}27`;
  // What may lie at any time before a day is about the past: since when somebody works there.
  const isPast = latest !== undefined && earliest === undefined;
  const wished = field.autocomplete === "bday" ? ["1990-03-27"] : isPast ? [past] : [inTwoMonths, past];
  const fits = (date: string) =>
    (!earliest || compareDates(date, earliest) >= 0) && (!latest || compareDates(date, latest) <= 0);
  return wished.find(fits) ?? latest ?? earliest ?? today;
}

/** Numbers that the regulator of the place keeps for examples: nobody is rung up by one. */
const phones: Record<string, string> = {
  AU: "+61 2 5550 0123",
  CA: "+1 604 555 0134",
  DE: "+49 30 23125 012",
  FR: "+33 1 99 00 12 34",
  GB: "+44 20 7946 0018",
  IE: "+353 20 913 0123",
  US: "+1 503 555 0134",
};

/** A phone number of the place; undefined where none is kept for examples. */
export function examplePhone(country: string): string | undefined {
  return phones[country];
}
